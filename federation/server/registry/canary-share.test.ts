import fc from 'fast-check';
import { canaryBucketOf, isInCanaryShare } from './choose-remotes';

const visitor = fc.stringMatching(/^[\w-]{22}$/);
const percent = fc.integer({ min: 0, max: 100 });

describe('isInShare', () => {
  it('is the same for a visitor each time, and still includes the visitor when the share grows @g-canary-share', () => {
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
    const count = 20_000;
    const inside = Array.from({ length: count }, (_, index) =>
      isInCanaryShare('mfe-quiz', share, `visitor-${index}`),
    ).filter(Boolean).length;
    // Four times the standard deviation, which a fair selection practically never exceeds.
    expect(Math.abs(inside / count - share / 100)).toBeLessThan(
      4 * Math.sqrt(((share / 100) * (1 - share / 100)) / count),
    );
  });

  it('selects different visitors for different remotes', () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`);
    const both = ids.filter(
      (id) => isInCanaryShare('mfe-quiz', 50, id) && isInCanaryShare('mfe-samples', 50, id),
    ).length;
    expect(both / ids.length).toBeGreaterThan(0.2);
    expect(both / ids.length).toBeLessThan(0.3);
  });

  it('excludes visitors without an id, unless the share is 100 %', () => {
    expect([isInCanaryShare('mfe-quiz', 99, undefined), isInCanaryShare('mfe-quiz', 100, undefined)]).toEqual([
      false,
      true,
    ]);
  });
});

it('the bucket of a visitor is a fixed value, the same on every server and in every version', () => {
  expect(canaryBucketOf('mfe-quiz', 'aaaaaaaaaaaaaaaaaaaaaa')).toBe(9058);
});
