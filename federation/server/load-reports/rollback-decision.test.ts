import fc from 'fast-check';
import {
  isSilenceOfRelease,
  rollbackReason,
  silenceReason,
  silenceBeyondUsual,
  throwReason,
  usualSilentPercent,
  usualThrowingPercent,
} from './rollback-decision';

const limits = { rollbackPercent: 20, rollbackLoads: 20, rollbackPages: 5, rollbackMinutes: 10 };

test.each([
  ['kept if no page reported', 0, 0, false],
  ['kept if all of fewer than 20 pages failed', 19, 19, false],
  ['rolled back if exactly 20 percent of enough pages failed', 25, 5, true],
  ['kept if just below 20 percent failed', 26, 5, false],
  ['kept if 20 percent failed, but fewer than 5 pages', 20, 4, false],
  ['rolled back if far more than 20 percent failed', 40, 30, true],
])('a release is %s', (_name, pages, failed, expected) => {
  expect(rollbackReason({ pages, failed }, limits) !== undefined).toBe(expected);
});

test('the reason of a rollback contains the figures', () => {
  expect(rollbackReason({ pages: 21, failed: 9 }, limits)).toBe(
    'It did not load on 9 of 21 pages within 10 minutes: 43%, the limit is 20%.',
  );
});

test('a limit of 0 percent disables rollbacks', () => {
  expect(rollbackReason({ pages: 1000, failed: 1000 }, { ...limits, rollbackPercent: 0 })).toBeUndefined();
});

describe('pages that sent no report (silent pages)', () => {
  test.each([
    ['as many as usual', 40, 12, 30, undefined],
    [
      'exactly a fifth more than usual',
      40,
      20,
      30,
      /^Nothing was heard from 20 of 40 pages within 10 minutes: 50%, usual are 30%/,
    ],
    ['just below a fifth more', 41, 20, 30, undefined],
    ['all of fewer than 20 pages', 19, 19, 0, undefined],
    ['fewer than 5 pages more than usual', 20, 4, 0, undefined],
    ['all of 40 pages, where half is usual', 40, 40, 50, /^Nothing was heard from 40 of 40/],
  ])('cause a rollback only if enough of them exceed the usual share: %s', (_name, served, silent, usual, expected) => {
    const reason = silenceReason({ served, silent }, usual, limits);
    if (expected) expect(reason).toMatch(expected);
    else expect(reason).toBeUndefined();
  });

  test.each([
    ['other releases do not report at all', 40, 40, false],
    ['there are no other releases', 0, 0, false],
    ['about as many pages of other releases are silent', 50, 40, false],
    ['few pages of other releases are silent', 50, 5, true],
  ])('are blamed on the release only if other releases report more: %s', (_name, served, silent, expected) => {
    expect(isSilenceOfRelease({ served: 40, silent: 36 }, 20, { served, silent }, limits)).toBe(expected);
  });

  test('the usual share of silent pages is measured on enough pages, else assumed to be half', () => {
    expect(usualSilentPercent({ served: 20, silent: 5 }, limits)).toBe(25);
    expect(usualSilentPercent({ served: 19, silent: 0 }, limits)).toBe(50);
  });

  test('fewer silent pages than usual count as zero failures, not as a negative number', () => {
    expect(silenceBeyondUsual({ served: 40, silent: 2 }, 25)).toEqual({ pages: 40, failed: 0 });
  });
});

describe('pages on which code threw', () => {
  test.each([
    ['as many as usual', 40, 12, 30, undefined],
    [
      'exactly a fifth more than usual',
      40,
      20,
      30,
      /^Its code threw on 20 of 40 pages within 10 minutes: 50%, usual are 30%/,
    ],
    ['just below a fifth more', 41, 20, 30, undefined],
    ['all of fewer than 20 pages', 19, 19, 0, undefined],
  ])('cause an alert only if enough of them exceed the usual share: %s', (_name, pages, threw, usual, expected) => {
    const reason = throwReason({ pages, threw }, usual, limits);
    if (expected) expect(reason).toMatch(expected);
    else expect(reason).toBeUndefined();
  });

  test('the usual share is measured on enough pages, else assumed to be zero', () => {
    expect(usualThrowingPercent({ pages: 20, threw: 5 }, limits)).toBe(25);
    expect(usualThrowingPercent({ pages: 19, threw: 19 }, limits)).toBe(0);
  });
});

test('an additional failure never prevents a rollback, and an additional good page never causes a rollback', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (good, failed) => {
      const isRolledBack = (more: { good?: number; failed?: number }) =>
        rollbackReason(
          { pages: good + failed + (more.good ?? 0) + (more.failed ?? 0), failed: failed + (more.failed ?? 0) },
          { ...limits, rollbackLoads: 1 },
        ) !== undefined;
      if (isRolledBack({})) expect(isRolledBack({ failed: 1 })).toBe(true);
      else expect(isRolledBack({ good: 1 })).toBe(false);
    }),
  );
});
