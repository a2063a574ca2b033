/* What runs inside the widget's pages: telling the page around it, closing, and going on by itself. */
(function () {
  'use strict';

  const origin = document.documentElement.dataset.origin;

  /** Only ever to the exact origin that the signed token names. */
  function tell(data) {
    if (origin && parent !== window) parent.postMessage(data, origin);
  }

  function read(id) {
    const element = document.getElementById(id);
    return element ? JSON.parse(element.textContent) : null;
  }

  let wait = 0;
  (read('messages') || []).forEach((message) => {
    wait += message.afterMs;
    setTimeout(tell, wait, message.data);
  });

  const closing = read('closing');
  document.querySelectorAll('[data-close]').forEach(function (button) {
    button.addEventListener('click', function () {
      tell(closing);
    });
  });

  const going = document.querySelector('form[data-after]');
  if (going) {
    setTimeout(function () {
      going.requestSubmit();
    }, Number(going.dataset.after));
  }

  document.querySelectorAll('form').forEach(function (form) {
    form.addEventListener('submit', function (event) {
      // A second press while the first is on its way.
      if (form.dataset.sent) event.preventDefault();
      form.dataset.sent = 'yes';
    });
  });

  // A new step is a new document: a user who was in the widget goes on in its first field, or at its heading.
  if (document.hasFocus()) {
    const first =
      document.querySelector('[aria-invalid="true"]') ||
      document.querySelector('[data-first]') ||
      document.querySelector('h1');
    if (first) first.focus();
  }
})();
