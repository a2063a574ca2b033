import type { LoadDetail } from './remote-load-error';
import { isContractCompatible } from './registry';
import { failureOf } from './file-failure';
import { decideAfterFailure } from './next-step';

const situation = { retries: 0, isOnline: true, canFallBack: false, random: 0.5 };
const statusOf = (detail: LoadDetail) => Number(/^http-(\d+)$/.exec(detail)?.[1]) || undefined;
const stepOf = (detail: LoadDetail, changes: Partial<typeof situation> = {}) =>
  decideAfterFailure({ detail, status: statusOf(detail) }, { ...situation, ...changes }).do;

test.each<[LoadDetail, string]>([
  ['reset', 'retry'],
  ['cut-off', 'retry'],
  ['http-500', 'retry'],
  ['http-503', 'retry'],
  ['http-429', 'retry'],
  ['http-304', 'retry'],
  ['http-404', 'give-up'],
  ['hangs', 'give-up'],
  ['refused-integrity', 'give-up'],
  ['not-a-script', 'give-up'],
  ['no-cors', 'give-up'],
  ['redirect', 'give-up'],
  ['contract', 'give-up'],
  ['throws', 'give-up'],
])('after a failure with %s the next step is: %s', (detail, expected) => {
  expect(stepOf(detail)).toBe(expected);
  expect(stepOf(detail, { retries: 2 })).toBe('give-up');
  expect(stepOf(detail, { retries: 2, canFallBack: true })).toBe('fall-back');
});

test('while the browser is offline, only a network failure waits for the connection', () => {
  expect(stepOf('reset', { isOnline: false })).toBe('wait-online');
  expect(stepOf('offline', { isOnline: false, retries: 2 })).toBe('wait-online');
  expect(stepOf('throws', { isOnline: false })).toBe('give-up');
});

test('the pauses before both retries total less than five seconds, and vary between browsers @g-spread-retries', () => {
  const pause = (retries: number, random: number) => {
    const step = decideAfterFailure({ detail: 'reset', status: undefined }, { ...situation, retries, random });
    return step.do === 'retry' ? step.afterMs : Number.NaN;
  };
  expect(pause(0, 1) + pause(1, 1)).toBeLessThan(5000);
  expect(pause(0, 0)).toBeLessThan(pause(0, 1));
});

describe('the reason why a file failed to load', () => {
  const js = 'text/javascript; charset=utf-8';
  test.each<[string, Parameters<typeof failureOf>[1], object]>([
    ['is "reset" if there is no response', {}, { reason: 'error', detail: 'reset' }],
    ['is "no-cors" if the browser withholds the response', { kept: 'no-cors' }, { reason: 'error', detail: 'no-cors' }],
    ['is "redirect" if the response is a redirect', { kept: 'redirect' }, { reason: 'error', detail: 'redirect' }],
    ['is "missing" for the status 404', { status: 404 }, { reason: 'missing', detail: 'http-404', status: 404 }],
    ['is "missing" for the status 410', { status: 410 }, { reason: 'missing', detail: 'http-410', status: 410 }],
    ['is "http-304" for the status 304', { status: 304 }, { reason: 'error', detail: 'http-304', status: 304 }],
    ['is "http-502" for the status 502', { status: 502 }, { reason: 'error', detail: 'http-502', status: 502 }],
    [
      'is "not-a-script" if the response is an HTML page',
      { status: 200, contentType: 'text/html', intact: false },
      { reason: 'error', detail: 'not-a-script', status: 200 },
    ],
    [
      'is "refused-integrity" if the file has a wrong hash',
      { status: 200, contentType: js, intact: false },
      { reason: 'error', detail: 'refused-integrity', status: 200 },
    ],
    [
      'is "cut-off" if the response is incomplete',
      { status: 200, contentType: js },
      { reason: 'error', detail: 'cut-off', status: 200 },
    ],
    [
      'is "reset" if the file is intact by now',
      { status: 200, contentType: js, intact: true },
      { reason: 'error', detail: 'reset' },
    ],
  ])('%s', (_name, probe, expected) => {
    expect(failureOf('script', probe)).toEqual(expected);
  });

  test('a style sheet is recognized by its own content type', () => {
    expect(failureOf('style', { status: 200, contentType: 'text/css', intact: false }).detail).toBe(
      'refused-integrity',
    );
    expect(failureOf('style', { status: 200, contentType: js, intact: false }).detail).toBe('not-a-style');
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
