/* Prepended to a development build's entry: brings later builds into the open page. webpack replaces words such as base,
   name or file in square brackets, so this file has none. */
(() => {
  const script = document.currentScript;
  if (!script || !script.src) return;
  const root = new URL('../../', script.src).href;
  const pages = (globalThis.__federation_dev__ ??= {});
  // A retry of the host runs the entry again; one listener is enough.
  if (pages[root]) return;
  /** @type {{ entry: string, files?: Record<string, string> }} */
  const page = { entry: script.src.slice(root.length).split('?')[0] ?? '' };
  pages[root] = page;

  const isStyle = (file) => file.endsWith('.css');
  /** `static/css/page-goals` of `static/css/page-goals.1a2b3c4d.css`. */
  const stem = (file) => file.replace(/\.[0-9a-f]{8}\.css$/, '');
  const scriptsOf = ({ entry, files }) =>
    Object.keys(files)
      .filter((file) => !isStyle(file) && file !== entry)
      .sort()
      .join();

  /** Replaces the styles in the page, which keeps its state. */
  const replaceStyles = ({ files }) => {
    for (const old of document.querySelectorAll('link[rel="stylesheet"]')) {
      if (!old.href.startsWith(root)) continue;
      const name = old.href.slice(root.length).split('?')[0];
      const now = Object.keys(files).find((file) => isStyle(file) && stem(file) === stem(name));
      if (!now || now === name) continue;
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: root + now,
        crossOrigin: 'anonymous',
        integrity: files[now],
      });
      link.addEventListener('load', () => old.remove());
      old.after(link);
    }
  };

  const events = new EventSource(`${root}__dev/events`);
  events.addEventListener('message', ({ data }) => {
    const built = JSON.parse(data);
    if (built.problem) {
      console.error(`The build failed; the page shows the previous one.\n${built.problem}`);
      return;
    }
    if (built.entry !== page.entry) {
      if (!page.files || scriptsOf(page) !== scriptsOf(built)) {
        events.close();
        location.reload();
        return;
      }
      replaceStyles(built);
    }
    Object.assign(page, built);
  });
})();
