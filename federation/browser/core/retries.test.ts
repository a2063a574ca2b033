import { nextStep } from './next-step';
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
])('%j: %s ms', (header, expected) => expect(retryAfterMs(header, NOW)).toBe(expected));

describe('a server that requests patience', () => {
  const step = (asked: number | undefined, changes = {}) =>
    nextStep(
      { detail: 'http-503', status: 503, retryAfterMs: asked },
      { retries: 0, isOnline: true, canFallBack: false, random: 0, ...changes },
    );

  test('gets it, and browsers do not come back at the same moment @g-spread-retries', () => {
    expect(step(7_000)).toEqual({ do: 'retry', afterMs: 7_000 });
    const late = step(7_000, { random: 1 });
    expect(late.do === 'retry' && late.afterMs).toBeGreaterThan(7_000);
  });

  test('never shortens the pause', () => expect(step(0)).toEqual(step(undefined)));

  test('is not asked again sooner when it wants more than half a minute @g-retry-after', () =>
    expect(step(31_000)).toEqual({ do: 'give-up' }));

  test('is not awaited when a previous release exists @g-retry-after', () => {
    expect(step(7_000, { canFallBack: true })).toEqual({ do: 'fall-back' });
    expect(step(500, { canFallBack: true })).toEqual({ do: 'retry', afterMs: 500 });
  });
});
