/* Stands in front of the shell's script in builds of `npm run dev`: reloads the open page when there is something new. */
(() => {
  /** @type {string | undefined} */
  let shown;
  // The server ends this at every restart; the browser then asks again until the next one responds.
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
