/** @jest-environment jest-fixed-jsdom */

/** @type {EventTarget} */
let events;

beforeAll(async () => {
  const script = Object.assign(document.createElement('script'), { src: 'http://127.0.0.1:4400/static/js/entry.js' });
  Object.defineProperty(document, 'currentScript', { value: script });
  Object.assign(globalThis, {
    EventSource: class extends EventTarget {
      constructor() {
        super();
        events = this;
      }
    },
  });
  await import('./client.js');
});

const send = (/** @type {object} */ message) =>
  events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));

const notices = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

test('the open page shows why a build failed, once, until the next one is right', () => {
  send({ problem: 'Unexpected token (1:2)' });
  send({ problem: 'Unexpected token (3:4)' });
  expect(notices()).toEqual(['The build failed; the page shows the previous one.\n\nUnexpected token (3:4)']);
  send({ entry: 'static/js/entry.js', files: {} });
  expect(notices()).toEqual([]);
});
