import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const CODE = readFileSync(join(__dirname, 'client.js'), 'utf8');

/** Runs the client in a page with a fake `EventSource` that the test controls. */
function openPage() {
  const reload = jest.fn();
  const timers = [];
  const sources = [];
  class EventSource {
    static CLOSED = 2;
    readyState = 1;
    listeners = {};
    constructor(url) {
      sources.push(Object.assign(this, { url }));
    }
    addEventListener(type, listener) {
      this.listeners[type] = listener;
    }
  }
  const page = { EventSource, location: { reload }, setTimeout: (run) => timers.push(run) };
  const notices = [];
  runInNewContext(CODE, Object.assign(page, { createNotice: () => (text) => notices.push(text) }));
  const send = (message) =>
    sources
      .at(-1)
      .listeners.message({ data: JSON.stringify({ generation: '1', problem: '', builds: {}, ...message }) });
  return { reload, timers, sources, notices, send, follow: page.__federation_follow_builds__ };
}

test('a page connects again after the connection is closed, and reloads only if the server reports a new generation', () => {
  const { sources, timers, send, reload } = openPage();
  send();
  send();
  sources[0].listeners.error();
  expect(timers).toEqual([]);
  sources[0].readyState = 2;
  sources[0].listeners.error();
  timers[0]();
  expect(sources.map(({ url }) => url)).toEqual(['/__dev/events', '/__dev/events']);
  expect(reload).not.toHaveBeenCalled();
  send({ generation: '2' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page passes each remote its own newest build and its later builds once, and does not reload', () => {
  const { send, follow, reload } = openPage();
  const received = [];
  send({ builds: { 'mfe-quiz': { entry: 'a.js' } } });
  follow('mfe-quiz', ({ entry }) => received.push(entry));
  send({ builds: { 'mfe-quiz': { entry: 'b.js' }, 'mfe-account': { entry: 'c.js' } } });
  send();
  expect(received).toEqual(['a.js', 'b.js']);
  expect(reload).not.toHaveBeenCalled();
});

test('a page shows the problem of the newest builds, and removes the problem after builds without problems', () => {
  const { send, notices } = openPage();
  send({ problem: 'quiz.tsx:1:2' });
  send();
  expect(notices).toEqual(['quiz.tsx:1:2', '']);
});
