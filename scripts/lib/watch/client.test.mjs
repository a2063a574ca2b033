import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const CODE = readFileSync(join(__dirname, 'client.js'), 'utf8');

/** Runs the client in a page whose server sends what the test defines. */
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
  runInNewContext(CODE, { EventSource, location: { reload }, setTimeout: (run) => timers.push(run) });
  return { reload, timers, sources, send: (data) => sources.at(-1).listeners.message({ data }) };
}

test('a page asks its own origin, and stays while the server is the same', () => {
  const { sources, send, reload } = openPage();
  expect(sources.map(({ url }) => url)).toEqual(['/__dev/events']);
  send('1');
  send('1');
  expect(reload).not.toHaveBeenCalled();
});

test('a page reloads when the server was started again', () => {
  const { send, reload } = openPage();
  send('1');
  send('2');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page asks again where the browser has given up', () => {
  const { sources, timers, send, reload } = openPage();
  send('1');
  sources[0].listeners.error();
  expect(timers).toEqual([]);
  sources[0].readyState = 2;
  sources[0].listeners.error();
  timers[0]();
  expect(sources).toHaveLength(2);
  send('2');
  expect(reload).toHaveBeenCalledTimes(1);
});
