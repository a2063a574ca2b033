import type { LoadEvent, LoadReports } from '../../contract';
import { loadEvent } from '../../contract';
import { RemoteLoadError } from '../core/remote-load-error';
import * as v from 'valibot';
import { toLoadEvent } from '../core/load-event';
import { createLoadReporter } from './reporter';

const event: LoadEvent = {
  remote: 'mfe-quiz',
  version: '1.0.0',
  stage: 'entry',
  reason: 'error',
  outcome: 'failed',
  attempt: 1,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('events of two seconds are sent in one request, up to twenty events per page', () => {
  const sent: number[] = [];
  const { report } = createLoadReporter((events) => sent.push(events.length));
  report(event);
  jest.advanceTimersByTime(1_500);
  report(event);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(500);
  expect(sent).toEqual([2]);
  for (let count = 0; count < 100; count += 1) report(event);
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([2, 18]);
});

test('a thrown value is described by its message, which is omitted when the page is left', async () => {
  const sent: LoadReports['events'] = [];
  const { report, flush } = createLoadReporter((events) => sent.push(...events));
  const cause = new Error('no goal of ann@example.com');
  const source = { remote: 'mfe-quiz', version: '1.0.0', stage: 'run', reason: 'error', detail: 'throws' } as const;
  const thrown = toLoadEvent(new RemoteLoadError({ ...source, cause }), 'threw');
  report(thrown);
  await jest.advanceTimersByTimeAsync(2_000);
  report(thrown);
  flush();
  expect(sent).toMatchObject([{ message: 'Error: no goal of [mail]', stack: [] }, { outcome: 'threw' }]);
  expect(sent[1]).not.toHaveProperty('message');
  for (const one of sent) expect(v.safeParse(loadEvent, one).success).toBe(true);
});

test('leaving the page sends the events that are pending', () => {
  const sent: number[] = [];
  const { report, flush } = createLoadReporter((events) => sent.push(events.length));
  report(event);
  flush();
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual([1]);
});

test('an event matches the contract and contains no URL @g-reports-anonymous', () => {
  const error = new RemoteLoadError({
    remote: 'mfe-quiz',
    version: '1.0.0',
    stage: 'chunk',
    reason: 'missing',
    detail: 'http-404',
    attempt: 2,
    chunkId: 'x'.repeat(300),
    url: 'https://a.example/c.js?token=secret',
    status: 404,
  });
  const sent = toLoadEvent(error, 'failed');
  expect(v.is(loadEvent, sent)).toBe(true);
  expect(JSON.stringify(sent)).not.toContain('secret');
});
