import { isSilenceOfRelease, subtractUsualFailures, rollbackReason, usualFailurePercentOf } from './rollback-decision';

const limits = { rollbackPercent: 20, rollbackLoads: 20, rollbackPages: 5, rollbackMinutes: 10 };

test.each([
  ['kept if no page reported', 0, 0, false],
  ['kept if all of fewer than 20 pages failed', 19, 19, false],
  ['rolled back if exactly 20 percent of enough pages failed', 25, 5, true],
  ['kept if just below 20 percent failed', 26, 5, false],
  ['kept if 20 percent failed, but fewer than 5 pages', 20, 4, false],
  ['rolled back if far more than 20 percent failed', 40, 30, true],
])('a release is %s', (_name, pages, failed, expected) => {
  expect(rollbackReason('failed', { pages, failed }, 0, limits) !== undefined).toBe(expected);
});

test('the reason of a rollback states the number of pages and failures, the failure rate and the limit', () => {
  expect(rollbackReason('failed', { pages: 21, failed: 9 }, 0, limits)).toBe(
    'It did not load on 9 of 21 pages within 10 minutes: 43%, the limit is 20%.',
  );
});

test('a limit of 0 percent disables rollbacks', () => {
  const off = { ...limits, rollbackPercent: 0 };
  expect(rollbackReason('failed', { pages: 1000, failed: 1000 }, 0, off)).toBeUndefined();
});

describe('a failure rate above the usual rate', () => {
  test.each([
    ['as many as usual', 40, 12, 30, undefined],
    ['exactly a fifth more than usual', 40, 20, 30, '20 of 40 pages within 10 minutes: 50%, usual are 30%'],
    ['just below a fifth more', 41, 20, 30, undefined],
    ['fewer than 5 pages more than usual', 20, 4, 0, undefined],
    ['all of 40 pages, where half is usual', 40, 40, 50, '40 of 40 pages within 10 minutes: 100%, usual are 50%'],
  ])('is a reason only if enough pages exceed the usual rate: %s', (_name, pages, failed, usual, expected) => {
    const reasons = (['silent', 'threw'] as const).map((kind) =>
      rollbackReason(kind, { pages, failed }, usual, limits),
    );
    expect(reasons).toEqual(
      ['Nothing was heard from', 'Its code threw on'].map(
        (event) => expected && `${event} ${expected}, the limit is 20% more.`,
      ),
    );
  });

  test.each([
    ['other releases do not report at all', 40, 40, false],
    ['there are no other releases', 0, 0, false],
    ['about as many pages of other releases are silent', 50, 40, false],
    ['few pages of other releases are silent', 50, 5, true],
  ])(
    'due to missing reports is blamed on the release only if other releases report: %s',
    (_name, pages, failed, isOwn) => {
      expect(isSilenceOfRelease({ pages: 40, failed: 36 }, 20, { pages, failed }, limits)).toBe(isOwn);
    },
  );

  test('is compared with the rate of at least 20 pages, else with 50 % for missing reports and 0 % for errors', () => {
    const usualOf = (pages: number, failed: number) =>
      (['silent', 'threw'] as const).map((kind) => usualFailurePercentOf(kind, { pages, failed }, limits));
    expect(usualOf(20, 5)).toEqual([25, 25]);
    expect(usualOf(19, 19)).toEqual([50, 0]);
  });

  test('is counted as 0 failed pages, not as a negative number, if fewer pages fail than usual', () => {
    expect(subtractUsualFailures({ pages: 40, failed: 2 }, 25)).toEqual({ pages: 40, failed: 0 });
  });
});
