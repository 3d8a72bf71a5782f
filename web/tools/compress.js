// Beside each file of the built page its brotli and gzip form, so that the server only has to send them.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGE = new URL("../../src/dvergar/server/page/", import.meta.url).pathname;
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest)$/;

for (const name of readdirSync(PAGE, { recursive: true })) {
  const file = join(PAGE, String(name));
  if (!statSync(file).isFile() || !COMPRESSIBLE.test(file)) continue;
  const content = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
