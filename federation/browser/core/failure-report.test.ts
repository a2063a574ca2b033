import { failureReport } from './report-text';
import { RemoteLoadError } from './remote-load-error';

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
