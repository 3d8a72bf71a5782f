// Beside each file of the built page its brotli and gzip form, so that the server only has to send them.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGE = new URL("../../src/dvergar/server/page/", import.meta.url).pathname;
const COMPRESSIBLE = /\.(html|js|mjs|css|svg|json|wasm|webmanifest)$/;
// the best brotli takes half a minute for ten megabytes, and saves a twentieth
const LARGE = 2_000_000;
const FAST_QUALITY = 5;

for (const name of readdirSync(PAGE, { recursive: true })) {
  const file = join(PAGE, String(name));
  if (!statSync(file).isFile() || !COMPRESSIBLE.test(file)) continue;
  const content = readFileSync(file);
  const quality = content.length > LARGE ? FAST_QUALITY : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
