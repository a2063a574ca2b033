import { failureReport } from './report-text';
import { RemoteLoadError } from './remote-load-error';

const OPENED = Date.UTC(2026, 0, 1);
const around = { page: '/onboarding', browser: 'Browser/1.0', isOnline: true, opened: OPENED, isInLab: false };

function errorAt(ms: number, more: { url?: string } = {}): RemoteLoadError {
  jest.useFakeTimers({ now: OPENED + ms });
  const { url = 'https://host.example/remotes/mfe-quiz/static/js/page-a.1a2b3c4d.js?retry=1' } = more;
  const source = { remote: 'mfe-quiz', version: '1.2.3' };
  return new RemoteLoadError({
    ...source,
    stage: 'chunk',
    reason: 'missing',
    detail: 'http-404',
    chunkId: 'page-a',
    status: 404,
    url,
  });
}
afterEach(() => jest.useRealTimers());

test('reports what failed, where and when, line by line', () => {
  expect(failureReport(errorAt(1234), around)).toBe(`part: mfe-quiz 1.2.3
stage: chunk
reason: missing
finding: http-404
chunk: page-a
address: https://host.example/remotes/mfe-quiz/static/js/page-a.1a2b3c4d.js?retry=1
status: 404
attempt: 1
page: /onboarding
at: 2026-01-01T00:00:01.234Z
after_ms: 1234
online: true
fault_lab: false
browser: Browser/1.0`);
});

test('leaves out fields that are not known', () => {
  const source = { remote: 'mfe-quiz', version: '1.2.3' };
  const error = new RemoteLoadError({ ...source, stage: 'render', reason: 'error', detail: 'throws' });
  expect(failureReport(error, around)).not.toMatch(/undefined|chunk|address|status/);
});

test('does not contain the session token of the fault lab @g-failure-report', () => {
  const error = errorAt(0, { url: 'https://host.example/lab/secret-token/mfe-quiz/1.2.3/a.js' });
  expect(failureReport(error, around)).toContain('https://host.example/lab/.../mfe-quiz/1.2.3/a.js');
});
