import type { LoadDetail } from '@verdant/shared/remote';
import { contractFits } from './contract-fits';
import { describeFailure } from './file-failure';
import { nextStep } from './next-step';

const situation = { retries: 0, online: true, hasPrevious: false, random: 0.5 };
const stepOf = (detail: LoadDetail, changes: Partial<typeof situation> = {}) =>
  nextStep({ detail }, { ...situation, ...changes }).do;

test.each<[LoadDetail, string]>([
  ['reset', 'retry'],
  ['cut-off', 'retry'],
  ['http-500', 'retry'],
  ['http-503', 'retry'],
  ['http-429', 'retry'],
  ['http-404', 'give-up'],
  ['hangs', 'give-up'],
  ['refused-integrity', 'give-up'],
  ['not-a-script', 'give-up'],
  ['contract', 'give-up'],
  ['throws', 'give-up'],
])('%s: %s', (detail, expected) => {
  expect(stepOf(detail)).toBe(expected);
  expect(stepOf(detail, { retries: 2 })).toBe('give-up');
  expect(stepOf(detail, { retries: 2, hasPrevious: true })).toBe('fall-back');
});

test('without a network only what came over it waits', () => {
  expect(stepOf('reset', { online: false })).toBe('wait-online');
  expect(stepOf('offline', { online: false, retries: 2 })).toBe('wait-online');
  expect(stepOf('throws', { online: false })).toBe('give-up');
});

test('both retries together pause for at most five seconds, and never at the same moment everywhere', () => {
  const pause = (retries: number, random: number) => {
    const step = nextStep({ detail: 'reset' }, { ...situation, retries, random });
    return step.do === 'retry' ? step.afterMs : Number.NaN;
  };
  expect(pause(0, 1) + pause(1, 1)).toBeLessThan(5000);
  expect(pause(0, 0)).toBeLessThan(pause(0, 1));
});

describe('why a file did not load', () => {
  const js = 'text/javascript; charset=utf-8';
  test.each<[string, Parameters<typeof describeFailure>[1], object]>([
    ['no answer', {}, { reason: 'error', detail: 'reset' }],
    ['not there', { status: 404 }, { reason: 'missing', detail: 'http-404', status: 404 }],
    ['gone', { status: 410 }, { reason: 'missing', detail: 'http-410', status: 410 }],
    ['server error', { status: 502 }, { reason: 'error', detail: 'http-502', status: 502 }],
    [
      'a page',
      { status: 200, type: 'text/html', intact: false },
      { reason: 'error', detail: 'not-a-script', status: 200 },
    ],
    [
      'altered',
      { status: 200, type: js, intact: false },
      { reason: 'error', detail: 'refused-integrity', status: 200 },
    ],
    ['broken off', { status: 200, type: js }, { reason: 'error', detail: 'cut-off', status: 200 }],
    ['fine by now', { status: 200, type: js, intact: true }, { reason: 'error', detail: 'reset' }],
  ])('%s', (_name, finding, expected) => {
    expect(describeFailure('script', finding)).toEqual(expected);
  });

  test('a style is told by its own type', () => {
    expect(describeFailure('style', { status: 200, type: 'text/css', intact: false }).detail).toBe('refused-integrity');
    expect(describeFailure('style', { status: 200, type: js, intact: false }).detail).toBe('not-a-style');
  });
});

test.each([
  ['^1.0.0', true],
  ['^1.1.0', true],
  ['^1.2.0', false],
  ['^2.0.0', false],
  ['^0.9.0', false],
  ['>=1.0.0 <3', true],
])('contract %s in a shell of 1.1.0: %s', (range, fits) => {
  expect(contractFits(range, '1.1.0')).toBe(fits);
});
