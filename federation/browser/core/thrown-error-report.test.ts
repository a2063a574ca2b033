import { loadErrorOf } from './remote-load-error';
import { toLoadEvent } from './load-event';
import { thrownErrorReport } from './thrown-error-report';
import { runtimeErrorOf, releaseFolders } from '../adapters/run-errors';
import { remote } from '../adapters/testing/loader-world';

const source = { remote: 'mfe-goals', version: '1.0.0', folder: '/releases/mfe-goals/1.0.0/' };
const PAGE = 'https://host.example/releases/mfe-goals/1.0.0/static/js/page-goals.1a2b3c4d.js';

const thrown = (stack: string, message = 'no goal of ann@example.com') =>
  Object.assign(new TypeError(message), { stack });
const eventOf = (cause: unknown, stage: 'render' | 'evaluate' | 'init' = 'render') => {
  const event = toLoadEvent(loadErrorOf(cause, stage, source), 'failed');
  return event.thrown ? thrownErrorReport(event.thrown) : {};
};

test.each([
  [
    'an error in Chromium',
    `TypeError: no\n    at Goals (${PAGE}:1:234)\n    at ko (https://host.example/static/js/main.js:1:9)`,
  ],
  ['an error in Firefox and Safari', `Goals@${PAGE}:1:234\nko@https://host.example/static/js/main.js:1:9\n`],
  ['an error in a retried file', `Goals@${PAGE}?retry=2:1:234\n`],
])('the message and the stack frames of the remote are reported for %s', (_browser, stack) => {
  expect(eventOf(thrown(stack))).toMatchObject({
    message: 'TypeError: no goal of [mail]',
    stack: ['static/js/page-goals.1a2b3c4d.js:1:234'],
  });
});

test('a reported stack has at most ten frames, each a script with line and column', () => {
  expect(eventOf(thrown(`at a (${PAGE}:1:2)\n`.repeat(30)), 'evaluate').stack).toHaveLength(10);
  expect(eventOf(thrown(`TypeError: ${PAGE}\n at ${PAGE.replace('.js', '.json')}:1:2`)).stack).toEqual([]);
});

test('any thrown value is reported with a message; a failure where nothing was thrown has no message', () => {
  expect(eventOf('call 0412 345 678')).toMatchObject({ message: 'call [number]', stack: [] });
  expect(eventOf(Object.create(null))).toMatchObject({ message: 'object' });
  expect(eventOf(thrown(''), 'init')).toEqual({});
});

test('an error thrown while a page is in use is reported with the paths of its stack frames relative to the folder of the release', () => {
  const url = new URL(remote.url, 'https://host.example').href;
  const error = runtimeErrorOf(thrown(`at b (${url}a.js:3:4)`), '', releaseFolders([remote], 'https://host.example'));
  expect(error?.stage).toBe('run');
  expect(error && thrownErrorReport(error)).toMatchObject({ stack: ['a.js:3:4'] });
});
