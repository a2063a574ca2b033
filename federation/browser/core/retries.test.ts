import { decideAfterFailure } from './next-step';
import { retryAfterMs } from './retries';

const NOW = Date.parse('Mon, 23 Nov 2026 10:00:00 GMT');

test.each<[string | null, number]>([
  ['0', 0],
  ['7', 7_000],
  ['Mon, 23 Nov 2026 10:00:05 GMT', 5_000],
  ['Mon, 23 Nov 2026 09:00:00 GMT', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('the Retry-After header %j means a pause of %s ms', (header, expected) =>
  expect(retryAfterMs(header, NOW)).toBe(expected),
);

describe('a server that sends Retry-After', () => {
  const step = (asked: number | undefined, changes = {}) =>
    decideAfterFailure(
      { detail: 'http-503', status: 503, retryAfterMs: asked },
      { retries: 0, isOnline: true, canFallBack: false, random: 0, ...changes },
    );

  test('gets the next request after the time in the header plus a random delay, which differs between browsers @g-spread-retries', () => {
    expect(step(7_000)).toEqual({ do: 'retry', afterMs: 7_000 });
    const late = step(7_000, { random: 1 });
    expect(late.do === 'retry' && late.afterMs).toBeGreaterThan(7_000);
  });

  test('with the value 0 gets the next request after the usual pause, not earlier', () =>
    expect(step(0)).toEqual(step(undefined)));

  test('gets no retry for a pause above 30 seconds, or above a short pause if a previous release is available @g-retry-after', () => {
    expect(step(31_000)).toEqual({ do: 'give-up' });
    expect(step(7_000, { canFallBack: true })).toEqual({ do: 'fall-back' });
    expect(step(500, { canFallBack: true })).toEqual({ do: 'retry', afterMs: 500 });
  });
});
