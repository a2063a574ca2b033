/* Prepended to the shell's script in builds of `npm run dev`. Reloads the open page if shell or server are new, and passes new
   builds of remotes to the clients of the remotes. */

(() => {
  /** @type {string | undefined} */
  let shown;
  let latest = {};
  /** @type {Map<string, (built: { entry: string, files: Record<string, string> }) => void>} */
  const followers = new Map();
  const showNotice = createNotice();

  const pass = (remote) => {
    const built = Reflect.get(latest, remote);
    if (built) followers.get(remote)(built);
  };

  globalThis.__federation_follow_builds__ = (remote, listener) => {
    followers.set(remote, listener);
    pass(remote);
  };

  const receive = ({ generation, problem, builds }) => {
    shown ??= generation;
    if (generation !== shown) return location.reload();
    showNotice(problem);
    latest = builds;
    for (const remote of followers.keys()) pass(remote);
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
