/* dev-config.mjs puts this code in front of the clients of development builds. Like client.js, it has no words in square
   brackets that webpack replaces. */

/** Returns a function that replaces the notice at the bottom of the page, or removes the notice if called without text. */
// oxlint-disable-next-line no-unused-vars -- the clients call it
const createNotice = () => {
  /** @type {Element | undefined} */
  let shown;
  return (text) => {
    shown?.remove();
    shown = undefined;
    if (!text) return;
    shown = document.createElement('pre');
    shown.setAttribute('role', 'alert');
    shown.textContent = text;
    Object.assign(shown.style, {
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
    // The notice is outside of `body`, because the host and the remotes change the content of `body`.
    document.documentElement.append(shown);
  };
};
