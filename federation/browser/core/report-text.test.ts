import { failureReport, thrownErrorReport } from './report-text';
import { RemoteLoadError, loadErrorOf } from './remote-load-error';
import { toLoadEvent } from './load-event';
import { runtimeErrorOf, releaseFolders } from '../adapters/run-errors';
import { remote } from '../adapters/testing/loader-world';

const OPENED = Date.UTC(2026, 0, 1);
const around = { page: '/onboarding', browser: 'Browser/1.0', isOnline: true, opened: OPENED, isInLab: false };
const source = { remote: 'mfe-quiz', version: '1.2.3' };
const missing = { ...source, stage: 'chunk', reason: 'missing', detail: 'http-404', chunkId: 'page-a' } as const;

beforeEach(() => jest.useFakeTimers({ now: OPENED + 1234 }));
afterEach(() => jest.useRealTimers());

test('reports every known fact of a failure on its own line, without the session token of the fault lab @g-failure-report', () => {
  const url = 'https://host.example/lab/secret-token/mfe-quiz/1.2.3/a.js?retry=1';
  expect(failureReport(new RemoteLoadError({ ...missing, status: 404, url }), around)).toBe(`part: mfe-quiz 1.2.3
stage: chunk
reason: missing
finding: http-404
chunk: page-a
address: https://host.example/lab/.../mfe-quiz/1.2.3/a.js?retry=1
status: 404
attempt: 1
page: /onboarding
at: 2026-01-01T00:00:01.234Z
after_ms: 1234
online: true
fault_lab: false
browser: Browser/1.0`);
});

test('a failure report has no lines for unknown fields, such as chunk, address and status', () => {
  const error = new RemoteLoadError({ ...source, stage: 'render', reason: 'error', detail: 'throws' });
  expect(failureReport(error, around)).not.toMatch(/undefined|chunk|address|status/);
});

const goals = { remote: 'mfe-goals', version: '1.0.0', folder: '/releases/mfe-goals/1.0.0/' };
const PAGE = 'https://host.example/releases/mfe-goals/1.0.0/static/js/page-goals.1a2b3c4d.js';

const thrown = (stack: string, message = 'no goal of ann@example.com') =>
  Object.assign(new TypeError(message), { stack });
const eventOf = (cause: unknown, stage: 'render' | 'evaluate' | 'init' = 'render') => {
  const event = toLoadEvent(loadErrorOf(cause, stage, goals), 'failed');
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
