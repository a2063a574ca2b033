/* Prepended to a development build's entry: brings later builds into the open page. webpack replaces words such as base,
   name or file in square brackets, so this file has none. */
(() => {
  const script = document.currentScript;
  if (!script || !script.src) return;
  const root = new URL('../../', script.src).href;
  const pages = (globalThis.__federation_dev__ ??= {});
  // A retry of the host runs the entry again; one listener is enough.
  if (pages[root]) return;
  /** @type {{ entry: string, files?: Record<string, string>, notice?: Element }} */
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

  /** Shows why the page is older than its sources; without a problem, nothing. */
  const showProblem = (problem) => {
    page.notice?.remove();
    page.notice = undefined;
    if (!problem) return;
    const notice = document.createElement('pre');
    notice.setAttribute('role', 'alert');
    notice.textContent = `The build failed; the page shows the previous one.\n\n${problem}`;
    Object.assign(notice.style, {
      position: 'fixed',
      inset: 'auto 0 0 0',
      zIndex: '2147483647',
      maxHeight: '40vh',
      overflow: 'auto',
      margin: '0',
      padding: '1rem',
      background: '#7f1d1d',
      color: '#fff',
      font: '0.8125rem/1.5 monospace',
      whiteSpace: 'pre-wrap',
    });
    // Outside the body, which belongs to the pages.
    document.documentElement.append(notice);
    page.notice = notice;
  };

  const events = new EventSource(`${root}__dev/events`);
  events.addEventListener('message', ({ data }) => {
    const built = JSON.parse(data);
    showProblem(built.problem);
    if (built.problem) return;
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
