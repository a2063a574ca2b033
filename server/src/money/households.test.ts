import { evaluate } from './testing/evaluate';
import { householdsOn } from './testing/households';
import { recompute } from './testing/recompute';

const TODAY = '2026-11-25';
const households = householdsOn(TODAY);
const dollars = (amount: number) => amount * 100;

test.each(households.map((household) => [household.name, household] as const))(
  '%s: income, spending and net position are true',
  async (_name, household) => {
    const { truth } = household;
    const shown = await evaluate(household, TODAY);
    const really = recompute(household, TODAY);
    const complete = shown.months.filter(({ is_complete }) => is_complete);
    expect(complete.map(({ month, income_cents, spent_cents }) => [month, income_cents, spent_cents])).toEqual(
      really.months.map(({ month, incomeCents, spentCents }) => [month, incomeCents, spentCents]),
    );
    expect(shown.measures).toMatchObject({ income_cents: really.incomeCents, spent_cents: really.spentCents });
    expect(shown.net?.net_cents ?? 0).toBe(really.netCents);

    // The independent computation agrees with the definition of the household.
    if (truth.income > 0 && really.incomeCents !== null) expect(really.incomeCents).toBe(dollars(truth.income));
    if (truth.spent > 0 && really.spentCents !== null) expect(really.spentCents).toBe(dollars(truth.spent));
    expect(really.netCents).toBe(dollars(truth.net ?? 0));
    if (truth.months !== -1) expect(complete).toHaveLength(truth.months ?? 10);
    if (truth.covered !== undefined) expect(shown.measures.covered_months).toBe(truth.covered);
    expect([shown.skipped, shown.isStale]).toEqual([truth.skipped ?? 0, truth.isStale ?? false]);
  },
);
