/* dev-config.mjs prepends this code to a development build's entry. It loads later builds into the open page. webpack replaces
   words such as base, name or file in square brackets, so this file has no such words. */

/**
 * @typedef {object} Built the newest build
 * @property {string} entry
 * @property {Record<string, string>} files hash of every file that pages load, by name
 * @property {string} [problem] why there is no newer build
 * @property {string} [note] what has to be started again
 */

/**
 * Follows the builds of a remote: replaces styles and components in place, and reloads the page for everything else.
 * @param {string} remote
 */
// oxlint-disable-next-line no-unused-vars -- dev-config.mjs adds the call
const followBuilds = (remote) => {
  const { currentScript: script } = document;
  if (!script || !script.src) return;
  const root = new URL('../../', script.src).href;
  const fileOf = (url) => url.slice(root.length).split('?').shift();
  /** Returns a file name without its hash. The hash is `undefined` for a chunk that the running build does not know. */
  const stem = (file) => file.replace(/\.(?:[0-9a-f]{8}|undefined)(?=\.\w+$)/, '');

  // State of this run of the entry. Each retry by the host runs the entry again, with a new runtime and new chunks.
  const running = { script, entry: fileOf(script.src), chunks: new Map(), fresh: {}, build: undefined };
  const chunks = Reflect.get(globalThis, `webpackChunk${remote.replaceAll('-', '_')}`);
  chunks.push([['dev-client'], {}, (build) => void (running.build = build)]);
  // A chunk calls `push` when it loads. webpack later passes the chunks that have already loaded to this `push`.
  chunks.push = ([ids, modules]) => {
    for (const id of ids) running.chunks.set(id, fileOf(document.currentScript?.src ?? ''));
    Object.assign(running.fresh, modules);
  };

  const pages = (globalThis.__federation_dev__ ??= {});
  const previousPage = pages[root];
  if (previousPage) return previousPage.run(running);

  /** @type {Built | undefined} */
  let latest;
  let now = running;
  const showNotice = createNotice();

  const newest = (file) => Object.keys(latest.files).find((other) => stem(other) === stem(file));

  /** Changes the file names in webpack's runtime, so that chunks that the page loads later come from the newest build. */
  const followNames = (build) => {
    if (build.isFollowed) return;
    const { u: scriptOf, miniCssF: styleOf } = build;
    const current = (file) => newest(file) ?? file;
    Object.assign(build, { isFollowed: true, u: (id) => current(scriptOf(id)) });
    if (styleOf) build.miniCssF = (id) => current(styleOf(id));
  };

  const stylesInPage = () =>
    Array.from(document.querySelectorAll('link[rel="stylesheet"]')).filter(({ href }) => href.startsWith(root));

  const replaceStyles = () => {
    for (const old of stylesInPage()) {
      const file = newest(fileOf(old.href));
      if (!file || file === fileOf(old.href)) continue;
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: root + file,
        crossOrigin: 'anonymous',
        integrity: Reflect.get(latest.files, file),
      });
      link.addEventListener('load', () => old.remove());
      old.after(link);
    }
  };

  /**
   * Loads a file of the newest build with the loader that the build uses for its chunks.
   * @returns {Promise<boolean>} true if the file has loaded
   */
  const load = async (kind, file) => !(await globalThis.__federation_load_file__(now.script, kind, root + file));

  /** Loads the style sheets of chunks that had no style sheet before. */
  const addStyles = async () => {
    const present = stylesInPage().map(({ href }) => stem(fileOf(href)));
    const newestStyles = Array.from(now.chunks.keys(), (id) => newest(`static/css/${id}.css`));
    const added = newestStyles.filter((file) => file && !present.includes(stem(file)));
    return (await Promise.all(added.map((file) => load('style', file)))).every(Boolean);
  };

  /**
   * Replaces outdated scripts of the page by the scripts of the newest build.
   * @returns {Promise<boolean>} false if the page must be reloaded
   */
  const replaceScripts = async () => {
    const outdated = new Set(Array.from(now.chunks.values()).filter((file) => newest(file) !== file));
    if (outdated.size === 0) return true;
    const runtime = globalThis.__federation_refresh__;
    const files = Array.from(outdated, newest);
    const isShown = document.querySelector(`[data-remote="${remote}"]`) !== null;
    if (!runtime || !isShown || !files.every(Boolean)) return false;
    now.fresh = {};
    const loaded = await Promise.all(files.map((file) => load('script', file)));
    return loaded.every(Boolean) && (await addStyles()) && refreshModules(now.build, runtime, now.fresh);
  };

  /** @param {Built} built */
  const follow = async (built) => {
    showNotice(built.problem ? `The build failed; the page shows the previous one.\n\n${built.problem}` : built.note);
    if (!built.entry) return;
    latest = built;
    if (built.entry === now.entry) return;
    now.entry = built.entry;
    globalThis.__federation_hashes__(now.script, built.files);
    followNames(now.build);
    replaceStyles();
    if (!(await replaceScripts().catch(() => false))) location.reload();
  };

  let work = Promise.resolve();
  const enqueue = (built) => {
    work = work.then(() => follow(built));
  };
  pages[root] = {
    run: (again) => {
      now = again;
      if (latest) enqueue(latest);
    },
  };
  // A server that serves both the page and the builds sends events about all builds in one stream.
  const followBuildsOfPage = globalThis.__federation_follow_builds__;
  if (followBuildsOfPage && root.startsWith(`${location.origin}/`)) return followBuildsOfPage(remote, enqueue);
  const events = new EventSource(`${root}__dev/events`);
  events.addEventListener('message', ({ data }) => enqueue(JSON.parse(data)));
};
