import type { LoadDetail } from './remote-load-error';
import { isContractCompatible } from './registry';
import { retryAfterMs, toFileFailure } from '../adapters/probe';
import { decideAfterFailure } from './next-step';

const situation = { retries: 0, isOnline: true, canFallBack: false, random: 0.5 };
const statusOf = (detail: LoadDetail) => Number(/^http-(\d+)$/.exec(detail)?.[1]) || undefined;
const stepOf = (detail: LoadDetail, changes: Partial<typeof situation> = {}) =>
  decideAfterFailure({ detail, status: statusOf(detail) }, { ...situation, ...changes }).do;

test.each<[step: string, details: LoadDetail[]]>([
  ['retry', ['reset', 'cut-off', 'http-500', 'http-503', 'http-429', 'http-304']],
  ['give-up', ['http-404', 'hangs', 'refused-integrity', 'not-a-script', 'no-cors', 'redirect', 'contract', 'throws']],
])(
  'the loader takes the step "%s" after a first failure of a kind in %j, and gives up or falls back after two retries @g-transient-retries',
  (expected, details) => {
    expect(details.map((detail) => stepOf(detail))).toEqual(details.map(() => expected));
    expect(details.map((detail) => stepOf(detail, { retries: 2 }))).toEqual(details.map(() => 'give-up'));
    expect(details.map((detail) => stepOf(detail, { retries: 2, canFallBack: true }))).toEqual(
      details.map(() => 'fall-back'),
    );
  },
);

test('while the browser is offline, only a network failure waits for the connection', () => {
  expect(stepOf('reset', { isOnline: false })).toBe('wait-online');
  expect(stepOf('offline', { isOnline: false, retries: 2 })).toBe('wait-online');
  expect(stepOf('throws', { isOnline: false })).toBe('give-up');
});

test('the pauses before the two automatic retries total less than five seconds, and vary between browsers @g-spread-retries', () => {
  const pause = (retries: number, random: number) => {
    const step = decideAfterFailure({ detail: 'reset' }, { ...situation, retries, random });
    return step.do === 'retry' ? step.afterMs : Number.NaN;
  };
  expect(pause(0, 1) + pause(1, 1)).toBeLessThan(5000);
  expect(pause(0, 0)).toBeLessThan(pause(0, 1));
});

describe('the reason why a file failed to load', () => {
  const ok = { status: 200, contentType: 'text/javascript; charset=utf-8' };
  test.each<[string, Parameters<typeof toFileFailure>[1], object]>([
    ['is "reset" if there is no response', {}, { detail: 'reset' }],
    ['is "no-cors" if the browser withholds the response', { kept: 'no-cors' }, { detail: 'no-cors' }],
    ['is "redirect" if the response is a redirect', { kept: 'redirect' }, { detail: 'redirect' }],
    ['is "missing" for the status 404', { status: 404 }, { reason: 'missing', detail: 'http-404', status: 404 }],
    ['is "missing" for the status 410', { status: 410 }, { reason: 'missing', detail: 'http-410', status: 410 }],
    ['is "http-304" for the status 304', { status: 304 }, { detail: 'http-304', status: 304 }],
    ['is "http-502" for the status 502', { status: 502 }, { detail: 'http-502', status: 502 }],
    ['is "not-a-script" for HTML', { ...ok, contentType: 'text/html' }, { detail: 'not-a-script', status: 200 }],
    ['is "refused-integrity" for a wrong hash', { ...ok, intact: false }, { detail: 'refused-integrity', status: 200 }],
    ['is "cut-off" if the response is incomplete', ok, { detail: 'cut-off', status: 200 }],
    ['is "reset" if the file is intact by now', { ...ok, intact: true }, { detail: 'reset' }],
  ])('%s', (_name, probe, expected) => {
    expect(toFileFailure('script', probe)).toEqual({ reason: 'error', ...expected });
  });

  test('is "not-a-style" for a style sheet with a script content type, and "refused-integrity" for a wrong hash', () => {
    expect(toFileFailure('style', { ...ok, contentType: 'text/css', intact: false }).detail).toBe('refused-integrity');
    expect(toFileFailure('style', ok).detail).toBe('not-a-style');
  });
});

test.each([
  ['^1.0.0', true],
  ['^1.1.0', true],
  ['^1.2.0', false],
  ['^2.0.0', false],
  ['^0.9.0', false],
  ['>=1.0.0 <3', true],
])('the compatibility of contract range %s with a host of contract 1.1.0 is %s', (range, isCompatible) => {
  expect(isContractCompatible(range, '1.1.0')).toBe(isCompatible);
});

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
