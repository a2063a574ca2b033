/* Stands in front of a development build's entry: shows in the open page what was built since. webpack puts names in the
   place of words such as base, name or file in square brackets, so there are none. */
(() => {
  const script = document.currentScript;
  if (!script || !script.src) return;
  const place = new URL('../../', script.src).href;
  const pages = (globalThis.__verdant_dev__ ??= {});
  // A second try of the shell runs the entry again; one listener is enough.
  if (pages[place]) return;
  /** @type {{ entry: string, files?: Record<string, string> }} */
  const page = { entry: script.src.slice(place.length).split('?')[0] ?? '' };
  pages[place] = page;

  const isStyle = (file) => file.endsWith('.css');
  /** `static/css/page-goals` of `static/css/page-goals.1a2b3c4d.css`. */
  const stem = (file) => file.replace(/\.[0-9a-f]{8}\.css$/, '');
  const scriptsOf = ({ entry, files }) =>
    Object.keys(files)
      .filter((file) => !isStyle(file) && file !== entry)
      .sort()
      .join();

  /** Exchanges the styles that are in the page; what it shows keeps its state. */
  const exchangeStyles = ({ files }) => {
    for (const old of document.querySelectorAll('link[rel="stylesheet"]')) {
      if (!old.href.startsWith(place)) continue;
      const name = old.href.slice(place.length).split('?')[0];
      const now = Object.keys(files).find((file) => isStyle(file) && stem(file) === stem(name));
      if (!now || now === name) continue;
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: place + now,
        crossOrigin: 'anonymous',
        integrity: files[now],
      });
      link.addEventListener('load', () => old.remove());
      old.after(link);
    }
  };

  const events = new EventSource(`${place}__dev/events`);
  events.addEventListener('message', ({ data }) => {
    const built = JSON.parse(data);
    if (built.problem) {
      console.error(`The build failed; the page shows the one before.\n${built.problem}`);
      return;
    }
    if (built.entry !== page.entry) {
      if (!page.files || scriptsOf(page) !== scriptsOf(built)) {
        events.close();
        location.reload();
        return;
      }
      exchangeStyles(built);
    }
    Object.assign(page, built);
  });
})();
