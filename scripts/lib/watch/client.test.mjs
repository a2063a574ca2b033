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
  const send = (message) => sources.at(-1).listeners.message({ data: JSON.stringify(message) });
  return { reload, timers, sources, notices, send, stream: page.__federation_dev_stream__ };
}

test('a page connects to the development server at its origin, and reloads only after a restart of the server', () => {
  const { sources, send, reload } = openPage();
  expect(sources.map(({ url }) => url)).toEqual(['/__dev/events']);
  send({ generation: '1' });
  send({ generation: '1' });
  expect(reload).not.toHaveBeenCalled();
  send({ generation: '2' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page connects again after the browser has closed the connection', () => {
  const { sources, timers, send, reload } = openPage();
  send({ generation: '1' });
  sources[0].listeners.error();
  expect(timers).toEqual([]);
  sources[0].readyState = 2;
  sources[0].listeners.error();
  timers[0]();
  expect(sources).toHaveLength(2);
  send({ generation: '2' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page passes the newest build and all later builds of a remote to the client of that remote', () => {
  const { send, stream, reload } = openPage();
  const received = [];
  send({ name: 'mfe-quiz', entry: 'a.js' });
  stream.follow('mfe-quiz', ({ entry }) => received.push(entry));
  send({ name: 'mfe-quiz', entry: 'b.js' });
  send({ name: 'mfe-account', entry: 'c.js' });
  expect(received).toEqual(['a.js', 'b.js']);
  expect(reload).not.toHaveBeenCalled();
});

test('a page shows every failed build until that package builds successfully', () => {
  const { send, notices } = openPage();
  send({ name: 'mfe-quiz', problem: 'quiz.tsx:1:2' });
  send({ name: 'shell', problem: 'start.tsx:3:4' });
  expect(notices.at(-1)).toMatch(/mfe-quiz failed.*\n\nquiz.tsx:1:2\n\n.*shell failed.*\n\nstart.tsx:3:4/);
  send({ name: 'mfe-quiz', entry: 'a.js' });
  expect(notices.at(-1)).not.toContain('mfe-quiz');
  send({ name: 'shell' });
  expect(notices.at(-1)).toBe('');
});
