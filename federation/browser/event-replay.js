/**
 * Inlined in the host page: queues the first click or submit on each button and form of a prerendered page, until
 * adapters/hydration.ts replays the queue. Links, popovers, `<details>` and fields need no queue, because they work without
 * a script.
 */
(() => {
  const queue = [];
  const enqueue = (event) => {
    const isSubmit = event.type === 'submit';
    const element = isSubmit ? event.target : event.target.closest('button[type=button]:not([popovertarget])');
    if (!element || !element.closest('#root')) return;
    // The native submit is prevented, because it would reload the page and could put the password into the URL.
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
