import fc from 'fast-check';
import { paydaysFromGaps, neededCentsPerPayday, goalPlanOf, neededSavedCents, savedCentsByDate } from './plan';

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = '2026-11-26';
const day = (ahead: number) => new Date(Date.parse(TODAY) + ahead * DAY_MS).toISOString().slice(0, TODAY.length);

/** Reference implementation, day by day: returns the balance on a date, and when the balance first reached the target. */
function simulate(
  paydays: readonly string[],
  start: number,
  each: number,
  target: number,
  date: string,
  mostDays: number,
) {
  let held = start;
  let fullOn: string | null = null;
  let onDate = held;
  for (let ahead = 1; ahead <= mostDays; ahead += 1) {
    if (paydays.includes(day(ahead))) held += each;
    if (fullOn === null && held >= target) fullOn = day(ahead);
    if (day(ahead) === date) onDate = held;
  }
  return { onDate, fullOn };
}

test('paydays are computed from a start date and the days between paydays', () =>
  expect(paydaysFromGaps('2027-02-26', [2, 14, 351])).toEqual(['2027-02-28', '2027-03-14', '2028-02-28']));

const MOST_DAYS = 400;
/** Arbitrary paydays after today with gaps of 2 to 31 days. */
const paydays = fc
  .array(fc.integer({ min: 2, max: 31 }), { minLength: 1, maxLength: 12 })
  .map((gaps) => gaps.map((_, index) => day(gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0))));
const cents = fc.integer({ min: 1, max: 500_000 });
const saved = fc.integer({ min: 0, max: 300_000 });
const date = fc.integer({ min: 1, max: MOST_DAYS }).map(day);

test('the status, the shortfall and the later date of a goal agree with a day-by-day simulation', () => {
  fc.assert(
    fc.property(paydays, cents, saved, cents, date, (days, targetCents, savedCents, perPaydayCents, until) => {
      const plan = goalPlanOf({ targetCents, savedCents, perPaydayCents, date: until }, days);
      const jar = simulate(days, savedCents, perPaydayCents, targetCents, until, MOST_DAYS);
      if (savedCents >= targetCents) return expect(plan).toEqual({ status: 'done' });
      if (jar.onDate >= targetCents) return expect(plan).toEqual({ status: 'on_track', fullOn: jar.fullOn });
      expect(plan).toMatchObject({
        status: 'short',
        shortCents: targetCents - jar.onDate,
        laterDate: jar.fullOn,
      });
    }),
  );
});

test('a goal is met with the computed amount, saved amount, saving per payday or later date, and not with a cent less', () => {
  fc.assert(
    fc.property(paydays, cents, saved, cents, date, (days, targetCents, savedCents, perPaydayCents, until) => {
      const goal = { targetCents, savedCents, perPaydayCents, date: until };
      const isMet = (changes: object) =>
        ['done', 'on_track'].includes(goalPlanOf({ ...goal, ...changes }, days).status);
      expect(isMet({ targetCents: savedCentsByDate(goal, days) })).toBe(true);
      expect(isMet({ savedCents: neededSavedCents(goal, days) })).toBe(true);
      const plan = goalPlanOf(goal, days);
      if (plan.status !== 'short') return;
      if (plan.moreCents !== null) {
        expect(plan.moreCents).toBeGreaterThan(perPaydayCents);
        expect(goalPlanOf({ ...goal, perPaydayCents: plan.moreCents }, days).status).toBe('on_track');
        expect(goalPlanOf({ ...goal, perPaydayCents: plan.moreCents - 1 }, days).status).toBe('short');
      }
      if (plan.laterDate !== null) {
        expect(plan.laterDate > until).toBe(true);
        expect(goalPlanOf({ ...goal, date: plan.laterDate }, days)).toEqual({
          status: 'on_track',
          fullOn: plan.laterDate,
        });
      }
    }),
  );
});

test('a payday on the goal date counts, amounts are rounded up to the cent, and saving 0 never reaches a goal', () => {
  const days = ['2026-12-03', '2026-12-17', '2026-12-31'];
  const goal = { targetCents: 1_000, savedCents: 0, perPaydayCents: 0, date: '2026-12-31' };
  expect(neededCentsPerPayday(goal, days)).toBe(334);
  expect(neededCentsPerPayday({ ...goal, date: '2026-12-30' }, days)).toBe(500);
  expect(neededCentsPerPayday({ ...goal, date: '2026-12-02' }, days)).toBeNull();
  expect(goalPlanOf(goal, days)).toEqual({ status: 'short', shortCents: 1_000, moreCents: 334, laterDate: null });
  expect(goalPlanOf({ ...goal, savedCents: null }, days)).toEqual({ status: 'unknown' });
});
