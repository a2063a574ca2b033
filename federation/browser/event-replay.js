/**
 * Inlined in the host page: queues clicks and submits in a prerendered page, once for each element, until
 * adapters/hydration.ts takes the queue for replay. Links, popovers, `<details>` and fields work without a script.
 */
(() => {
  const queue = [];
  const enqueue = (event) => {
    const isSubmit = event.type === 'submit';
    const element = isSubmit ? event.target : event.target.closest('button[type=button]:not([popovertarget])');
    if (!element || !element.closest('#root')) return;
    // A native submit would reload the page, and could put the password into the URL.
    event.preventDefault();
    event.stopPropagation();
    if (queue.some((held) => held.element === element)) return;
    const submitter = event.submitter || null;
    queue.push({ element, submitter });
    (submitter || element).ariaBusy = 'true';
  };
  document.addEventListener('click', enqueue, true);
  document.addEventListener('submit', enqueue, true);
  document.addEventListener(
    'federation-replay-events',
    ({ detail }) => {
      document.removeEventListener('click', enqueue, true);
      document.removeEventListener('submit', enqueue, true);
      detail.push(...queue);
    },
    { once: true },
  );
})();
