import * as v from 'valibot';
import { type LoadEvent, type LoadReports, loadEvent } from '../../contract';
import { RemoteLoadError } from '../core/remote-load-error';
import { toLoadEvent } from '../core/load-event';
import { createLoadReporter } from './reporter';

const source = { remote: 'mfe-quiz', version: '1.0.0' };
const event: LoadEvent = { ...source, stage: 'entry', reason: 'error', outcome: 'failed', attempt: 1 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('load events of two seconds are sent together, and a page never sends more than twenty load events in all', () => {
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

test('an event has no URL, and the message of the thrown value unless flush comes before the code that reads messages @g-reports-anonymous', async () => {
  const sent: LoadReports['events'] = [];
  const { report, flush } = createLoadReporter((events) => sent.push(...structuredClone(events)));
  const cause = new Error('no goal of ann@example.com');
  const file = { chunkId: 'x'.repeat(300), url: 'https://a.example/c.js?token=secret' };
  const facts = { ...source, ...file, stage: 'run', reason: 'error', detail: 'throws', cause } as const;
  const thrown = toLoadEvent(new RemoteLoadError(facts), 'threw');
  report(thrown);
  flush();
  report(thrown);
  // The page is left at once, before any timer passes, but after the describing code has loaded.
  await jest.advanceTimersByTimeAsync(0);
  flush();
  expect(sent).toMatchObject([{ outcome: 'threw' }, { message: 'Error: no goal of [mail]', stack: [] }]);
  expect(sent[0]).not.toHaveProperty('message');
  expect(JSON.stringify(sent)).not.toContain('secret');
  for (const sentEvent of sent) expect(v.safeParse(loadEvent, sentEvent).success).toBe(true);
});
