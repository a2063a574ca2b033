import fc from 'fast-check';
import type { PayRhythm } from '@verdant/shared/contract';
import { amountPerPayday } from '../../money/recurring/schedule';
import { propertyRunCount } from '../../quiz/testing/respondents';
import {
  cardPayoffPlan,
  monthlyInterest,
  floorToRoundAmount,
  ceilToRoundAmount,
  savingPlan,
  savingsToPayDebt,
} from './plans';

const TODAY = '2026-11-25';
const anyCents = fc.integer({ min: 1, max: 5_000_000 });
const anyLeft = fc.integer({ min: -500_000, max: 800_000 });

const anyRhythm = fc.constantFrom<PayRhythm>('weekly', 'fortnightly', 'monthly');

/** Computes the day of a savings plan by adding one transfer for each payday. */
function savedBy(gap: number, amount: number, rhythm: PayRhythm): string {
  const day = new Date(`${TODAY}T00:00:00Z`);
  for (let saved = 0; saved < gap; saved += amount) {
    if (rhythm === 'monthly') day.setUTCMonth(day.getUTCMonth() + 1);
    else day.setUTCDate(day.getUTCDate() + (rhythm === 'weekly' ? 7 : 14));
  }
  return day.toISOString().slice(0, 10);
}

const monthsBetween = (from: string, to: string) =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

it('the savings plan for a buffer and the payoff plan for a card have the expected amounts and dates', () => {
  const saved = (today: string, rhythm: PayRhythm) => {
    const { amountCents, paydays, by } = savingPlan(168_000, 100_000, { today, rhythm }) ?? {};
    return [amountCents, paydays, by];
  };
  expect(saved(TODAY, 'fortnightly')).toEqual([8_000, 21, '2027-09-15']);
  expect(saved(TODAY, 'weekly')).toEqual([4_000, 42, '2027-09-15']);
  expect(saved('2027-01-31', 'monthly')).toEqual([15_000, 12, '2028-01-31']);
  const card = { owedCents: 290_000, rate: 19.9, minimumDueCents: 5_800 };
  expect(monthlyInterest(card.owedCents, card.rate)).toBe(4_809);
  expect(cardPayoffPlan(card, 60_000, TODAY)).toEqual({ amountCents: 15_000, by: '2028-11' });
  expect(savingsToPayDebt(card.owedCents, 1_400_000, 1_198_000)).toBe(200_000);
});

it('a savings plan ends on the payday that completes the missing amount, and uses at most half of the money left over', () => {
  fc.assert(
    fc.property(anyCents, anyLeft, anyRhythm, (gap, left, rhythm) => {
      const plan = savingPlan(gap, left, { today: TODAY, rhythm });
      if (!plan) return;
      const times = { weekly: 52, fortnightly: 26, four_weekly: 13, monthly: 12 }[rhythm];
      expect(plan.by).toBe(savedBy(gap, plan.amountCents, rhythm));
      expect(plan.amountCents * times * 2).toBeLessThanOrEqual(left * 12);
      // The plan takes at most a year, unless the next larger round amount exceeds half of the surplus per payday.
      const next = ceilToRoundAmount(plan.amountCents + 1) ?? Infinity;
      if (plan.paydays > times) expect(next).toBeGreaterThan(amountPerPayday(left, rhythm) / 2);
      if (plan.paydays > 3 * times) throw new Error('too long');
    }),
    { numRuns: propertyRunCount(500) },
  );
});

it('no savings plan is made if the savings target is already reached, or if no money is left over', () => {
  fc.assert(
    fc.property(anyCents, fc.integer({ min: -500_000, max: 0 }), (cents, none) => {
      const when = { today: TODAY, rhythm: 'fortnightly' } as const;
      expect(savingPlan(cents, none, when)).toBeNull();
      expect(savingPlan(-cents, cents, when)).toBeNull();
    }),
    { numRuns: propertyRunCount(100) },
  );
});

it('a planned card payment is at least the minimum payment and at most the money left over, and clears the debt in the predicted month', () => {
  const anyCard = fc.record({
    owedCents: anyCents,
    rate: fc.constantFrom(0.5, 8.99, 13.74, 19.9, 20.99, 29.5),
    minimumDueCents: fc.option(fc.integer({ min: 2_500, max: 60_000 })),
  });
  fc.assert(
    fc.property(anyCard, anyLeft, (card, left) => {
      const plan = cardPayoffPlan(card, left, TODAY);
      if (!plan) return;
      expect(plan.amountCents).toBeLessThanOrEqual(left);
      expect(plan.amountCents).toBeGreaterThanOrEqual(card.minimumDueCents ?? 0);
      const payments = monthsBetween(TODAY, plan.by);
      let owed = card.owedCents;
      for (let payment = 1; payment <= payments; payment += 1) {
        expect(owed).toBeGreaterThan(0);
        owed = owed + Math.round((owed * card.rate) / 1200) - plan.amountCents;
      }
      expect(owed).toBeLessThanOrEqual(0);
      expect(payments).toBeLessThanOrEqual(60);
    }),
    { numRuns: propertyRunCount(500) },
  );
});

it('amounts of a plan are rounded up or down to round amounts, for example 64.62 up to 80 dollars', () => {
  expect([1, 1_001, 6_462, 13_100].map(ceilToRoundAmount)).toEqual([1_000, 1_500, 8_000, 15_000]);
  expect([999, 1_000, 7_999, 99_999].map(floorToRoundAmount)).toEqual([undefined, 1_000, 6_000, 80_000]);
  expect(ceilToRoundAmount(Number.MAX_SAFE_INTEGER)).toBeUndefined();
});

it('the savings used to pay off a debt never include the reserve that must remain, and never exceed the debt', () => {
  fc.assert(
    fc.property(anyCents, anyCents, anyCents, (owed, cash, kept) => {
      const spare = savingsToPayDebt(owed, cash, kept);
      expect(spare).toBeLessThanOrEqual(owed);
      expect(spare === 0 || cash - spare >= kept).toBe(true);
    }),
    { numRuns: propertyRunCount(200) },
  );
});
