/** Does something now, every so often, and whenever the visitor comes back; rests while nobody looks. */
export function whileVisible(act: () => void, period: number): () => void {
  const look = () => {
    if (document.visibilityState === "visible") act();
  };
  look();
  const timer = setInterval(look, period);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
