import fc from 'fast-check';
import { paydaysFromGaps, neededCentsPerPayday, goalPlanOf, neededSavedCents, savedCentsByDate } from './plan';

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = '2026-11-26';
const day = (ahead: number) => new Date(Date.parse(TODAY) + ahead * DAY_MS).toISOString().slice(0, TODAY.length);

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

test('a goal is met with each computed value, and not with a cent less or a payday earlier', () => {
  fc.assert(
    fc.property(paydays, cents, saved, cents, date, (days, targetCents, savedCents, perPaydayCents, until) => {
      const goal = { targetCents, savedCents, perPaydayCents, date: until };
      const statusWith = (changes: Partial<typeof goal>) => goalPlanOf({ ...goal, ...changes }, days).status;
      expect(['done', 'on_track']).toContain(statusWith({ targetCents: savedCentsByDate(goal, days) }));
      expect(['done', 'on_track']).toContain(statusWith({ savedCents: neededSavedCents(goal, days) }));
      const plan = goalPlanOf(goal, days);
      if (plan.status !== 'short') return;
      const { shortCents, moreCents, laterDate } = plan;
      expect(savedCents + shortCents).toBe(neededSavedCents(goal, days));
      expect(statusWith({ savedCents: savedCents + shortCents - 1 })).toBe('short');
      if (moreCents !== null) {
        expect(statusWith({ perPaydayCents: moreCents })).toBe('on_track');
        expect(statusWith({ perPaydayCents: moreCents - 1 })).toBe('short');
      }
      if (laterDate !== null) {
        expect(goalPlanOf({ ...goal, date: laterDate }, days)).toEqual({ status: 'on_track', fullOn: laterDate });
        expect(statusWith({ date: days[days.indexOf(laterDate) - 1] ?? until })).toBe('short');
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
