/**
 * Inlined in the host page: keeps what is pressed and submitted in a page that the server wrote, until its script is
 * there and asks for it (adapters/take-over.ts). An element counts once, however often somebody presses it. Links,
 * popovers, `<details>` and fields work by themselves.
 */
(() => {
  const kept = [];
  const keep = (event) => {
    const isSubmit = event.type === 'submit';
    const element = isSubmit ? event.target : event.target.closest('button[type=button]:not([popovertarget])');
    if (!element || !element.closest('#root')) return;
    // A form would reload the page, and its password could end up in the URL.
    event.preventDefault();
    event.stopPropagation();
    if (kept.some((act) => act.element === element)) return;
    const submitter = event.submitter || null;
    kept.push({ element, submitter });
    (submitter || element).ariaBusy = 'true';
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  document.addEventListener(
    'verdant-take-over',
    ({ detail }) => {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('submit', keep, true);
      detail.push(...kept);
    },
    { once: true },
  );
})();
