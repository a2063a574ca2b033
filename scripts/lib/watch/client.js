/* Prepended to the shell's script in builds of `npm run dev`. Reloads the open page if shell or server are new, and passes new
   builds of remotes to the clients of the remotes. */

/** @typedef {{ entry?: string, files?: Record<string, string>, isAhead?: boolean }} Built */

(() => {
  /** @type {string | undefined} */
  let shown;
  const problems = new Map();
  /** @type {Map<string, Built>} */
  const builds = new Map();
  /** @type {Map<string, (built: Built) => void>} */
  const followers = new Map();
  const showNotice = createNotice();

  globalThis.__federation_dev_stream__ = {
    follow: (remote, listener) => {
      followers.set(remote, listener);
      if (builds.has(remote)) listener(builds.get(remote));
    },
    /** Requests a restart of the server, so that a reloaded page gets the newest builds. */
    askForRestart: () => void fetch('/__dev/restart', { method: 'POST' }),
  };

  const receive = ({ generation, name, problem, ...built }) => {
    if (generation) {
      shown ??= generation;
      if (generation !== shown) location.reload();
      return;
    }
    if (problem) problems.set(name, `The build of ${name} failed; the page shows the previous one.\n\n${problem}`);
    else problems.delete(name);
    showNotice(Array.from(problems.values()).join('\n\n'));
    if (problem) return;
    builds.set(name, built);
    followers.get(name)?.(built);
  };

  // Each restart of the server closes the connection; the browser then retries until the new server responds.
  const listen = () => {
    const events = new EventSource('/__dev/events');
    events.addEventListener('message', ({ data }) => receive(JSON.parse(data)));
    events.addEventListener('error', () => {
      if (events.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
    });
  };
  listen();
})();
