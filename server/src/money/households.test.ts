import { evaluateHousehold } from './testing/evaluate';
import { householdsOn } from './testing/households';
import { recompute } from './testing/recompute';

const TODAY = '2026-11-25';
const households = householdsOn(TODAY);
const dollars = (amount: number) => amount * 100;

const DAYS = ['2026-12-01', '2026-12-31', '2027-01-31', '2027-06-16', '2028-02-29', '2028-10-01'];

const trueSumsOf = (household: (typeof households)[number], today: string) => {
  const { months, incomeCents, spentCents } = recompute(household, today);
  return {
    months: months.map((month) => [month.month, month.incomeCents, month.spentCents]),
    measures: [incomeCents, spentCents],
  };
};

async function sumsOf(household: (typeof households)[number], today: string) {
  const shown = await evaluateHousehold(household, today);
  const complete = shown.months.filter(({ is_complete }) => is_complete);
  return {
    months: complete.map(({ month, income_cents, spent_cents }) => [month, income_cents, spent_cents]),
    measures: [shown.measures.income_cents, shown.measures.spent_cents],
  };
}

test.each(DAYS)(
  'on %s the monthly sums and measures of every generated household match the expected values',
  async (today) => {
    for (const household of householdsOn(today)) {
      expect([household.name, await sumsOf(household, today)]).toEqual([household.name, trueSumsOf(household, today)]);
    }
  },
);

test.each(households.map((household) => [household.name, household] as const))(
  '%s: income, spending and net position match an independent computation',
  async (_name, household) => {
    const { truth } = household;
    const shown = await evaluateHousehold(household, TODAY);
    const really = recompute(household, TODAY);
    const complete = shown.months.filter(({ is_complete }) => is_complete);
    expect(await sumsOf(household, TODAY)).toEqual(trueSumsOf(household, TODAY));
    expect(shown.netCents).toBe(really.netCents);

    // The independent computation must also agree with the sums stated in the definition of the household.
    if (truth.income > 0 && really.incomeCents !== null) expect(really.incomeCents).toBe(dollars(truth.income));
    if (truth.spent > 0 && really.spentCents !== null) expect(really.spentCents).toBe(dollars(truth.spent));
    expect(really.netCents).toBe(dollars(truth.net ?? 0));
    if (truth.months !== -1) expect(complete).toHaveLength(truth.months ?? 10);
    if (truth.covered !== undefined) expect(shown.measures.covered_months).toBe(truth.covered);
    expect([shown.skipped, shown.isStale]).toEqual([truth.skipped ?? 0, truth.isStale ?? false]);
  },
);
