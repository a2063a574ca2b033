/* The report of the page that was open before in this tab: shows it, and copies it as text or JSON. */
(function () {
  'use strict';

  /** Where the host leaves it: `{ text, json }`. */
  const KEY = 'fault-lab-report';
  const section = document.getElementById('report');
  const shown = section.querySelector('pre');
  const said = section.querySelector('[role="status"]');

  function read() {
    try {
      const { text, json } = JSON.parse(sessionStorage.getItem(KEY));
      return typeof text === 'string' && typeof json === 'string' ? { text, json } : undefined;
    } catch {
      return undefined;
    }
  }

  function show() {
    const report = read();
    section.querySelector('[data-none]').hidden = report !== undefined;
    for (const part of section.querySelectorAll('[data-some]')) part.hidden = report === undefined;
    shown.textContent = report ? report.text : '';
  }

  async function copy(format, name) {
    const report = read();
    if (!report) return show();
    try {
      await navigator.clipboard.writeText(report[format]);
      said.textContent = `The report is copied as ${name}.`;
    } catch {
      shown.textContent = report[format];
      shown.parentElement.open = true;
      getSelection().selectAllChildren(shown);
      said.textContent = 'This page may not copy. The report is selected: copy it with your keyboard.';
    }
  }

  section.addEventListener('click', function (event) {
    const button = event.target instanceof Element ? event.target.closest('[data-format]') : null;
    if (button) void copy(button.dataset.format, button.dataset.name);
  });

  // Also when a user comes back to this page.
  addEventListener('pageshow', show);
})();
