/** Score pads work without a network once everything has been loaded. */

/** Lets the service worker keep the page; true as soon as it has all of it, false if it cannot. */
export async function keepForLater(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // a private window, no secure address, a full disk: the pad works all the same
    return false;
  }
}
