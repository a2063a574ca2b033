import type { LoadEvent } from '@verdant/federation/contract';
import { loadEvent } from '@verdant/federation/contract';
import { RemoteLoadError } from '@verdant/shared/remote';
import * as v from 'valibot';
import { toLoadEvent } from './load-event';
import { createReporter } from './reporter';

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

test('events of two seconds go together, and never more than twenty of a page', () => {
  const sent: number[] = [];
  const { report } = createReporter((events) => sent.push(events.length));
  report(event);
  report(event);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(2_000);
  expect(sent).toEqual([2]);
  for (let count = 0; count < 100; count += 1) report(event);
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([2, 18]);
});

test('leaving the page sends what was gathered', () => {
  const sent: number[] = [];
  const { report, flush } = createReporter((events) => sent.push(events.length));
  report(event);
  flush();
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual([1]);
});

test('an event holds what the contract takes, and no address', () => {
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
  const told = { ...toLoadEvent(error), outcome: 'failed' };
  expect(v.is(loadEvent, told)).toBe(true);
  expect(JSON.stringify(told)).not.toContain('secret');
});
