import fc from 'fast-check';
import { canaryBucketOf, isInCanaryShare } from './choose-remotes';

const visitor = fc.stringMatching(/^[\w-]{22}$/);
const visitors = (count: number) => Array.from({ length: count }, (_, index) => `visitor-${index}`);
const percent = fc.integer({ min: 0, max: 100 });

describe('isInShare', () => {
  it('returns the same result for a visitor each time, and still includes the visitor when the share grows @g-canary-share', () => {
    fc.assert(
      fc.property(visitor, percent, percent, (id, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(isInCanaryShare('mfe-quiz', small, id)).toBe(isInCanaryShare('mfe-quiz', small, id));
        if (isInCanaryShare('mfe-quiz', small, id)) expect(isInCanaryShare('mfe-quiz', large, id)).toBe(true);
      }),
    );
  });

  it('includes no visitor at 0 % and all at 100 %', () => {
    fc.assert(
      fc.property(visitor, (id) => {
        expect([isInCanaryShare('mfe-quiz', 0, id), isInCanaryShare('mfe-quiz', 100, id)]).toEqual([false, true]);
      }),
    );
  });

  it.each([1, 5, 20, 50, 99])('includes about %d %% of the visitors', (share) => {
    const inside = visitors(20_000).filter((id) => isInCanaryShare('mfe-quiz', share, id)).length / 20_000;
    // Four times the standard deviation, which a fair selection practically never exceeds.
    const most = 4 * Math.sqrt(((share / 100) * (1 - share / 100)) / 20_000);
    expect(Math.abs(inside - share / 100)).toBeLessThan(most);
  });

  it('selects different visitors for different remotes', () => {
    const isInBoth = (id: string) => ['mfe-quiz', 'mfe-samples'].every((name) => isInCanaryShare(name, 50, id));
    const both = visitors(2_000).filter(isInBoth).length / 2_000;
    expect(Math.abs(both - 0.25)).toBeLessThan(0.05);
  });

  it('excludes visitors without an id, unless the share is 100 %', () => {
    expect([99, 100].map((share) => isInCanaryShare('mfe-quiz', share, undefined))).toEqual([false, true]);
  });
});

it('the bucket of a visitor is a fixed value, the same on every server and in every version', () => {
  expect(canaryBucketOf('mfe-quiz', 'aaaaaaaaaaaaaaaaaaaaaa')).toBe(9058);
});
