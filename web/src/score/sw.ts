/**
 * The service worker of the score pads: keeps the page's files, so that a pad opens without a network.
 *
 * Files under /assets are named by their content and can never be old. The page itself is always asked
 * for first; the kept one is shown only if nobody answers, and only for score pads. /api is none of its business.
 */

/** both put in when the page is built: tools/offline.js */
declare const __FILES__: string[];
declare const __VERSION__: string;

interface Extendable {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(type: "install" | "activate", on: (event: Extendable) => void): void;
  addEventListener(type: "fetch", on: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
}

const scope = self as unknown as Scope;
const FILES = new Set(__FILES__);
const PREFIX = "dvergar-page-";
const NAME = PREFIX + __VERSION__;
const INDEX = "/index.html";
/** milliseconds after which a network counts as none */
const PATIENCE = 4000;

scope.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld());
});

scope.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate") {
    if (pathname.startsWith("/score/")) event.respondWith(networkFirst(event.request));
  } else if (FILES.has(pathname)) {
    event.respondWith(
      pathname.startsWith("/assets/") ? kept(event.request) : networkFirst(event.request),
    );
  }
});

async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([...FILES]);
}

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(request: Request): Promise<Response> {
  return (await (await caches.open(NAME)).match(request)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const cache = await caches.open(NAME);
    const found = await cache.match(request.mode === "navigate" ? INDEX : request);
    if (!found) throw error;
    return found;
  }
}
