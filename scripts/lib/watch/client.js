/* Stands in front of the shell's script in builds of `npm run dev`: reloads the open page when there is something new. */
(() => {
  /** @type {string | undefined} */
  let shown;
  // Every restart of the server ends this; the browser then retries until the next one responds.
  const listen = () => {
    const events = new EventSource('/__dev/events');
    events.addEventListener('message', ({ data }) => {
      shown ??= data;
      if (data !== shown) location.reload();
    });
    events.addEventListener('error', () => {
      if (events.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
    });
  };
  listen();
})();
