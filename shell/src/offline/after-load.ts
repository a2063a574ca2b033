/** After what the page itself needs. */
const LATER_MS = 4_000;

/** Has the browser keep the server's offline page, in the language and theme of this page. */
export function offerOfflinePage(): void {
  // Browsers have none without HTTPS.
  if (!('serviceWorker' in navigator)) return;
  const { dataset } = document.documentElement;
  const keep = () => {
    const query = `?language=${document.documentElement.lang}&theme=${dataset.theme ?? ''}`;
    // A browser may refuse; the page works without.
    navigator.serviceWorker.register(`/static/offline-worker.js${query}`, { scope: '/' }).catch(() => undefined);
  };
  addEventListener('load', () => setTimeout(keep, LATER_MS));
}
