import { categorise } from './categories';
import { readDescriptions } from './testing/descriptions';
import { evaluateUnseen, truthOf, unseenHouseholds } from './testing/unseen';

test.each(unseenHouseholds.map((household) => [household.name, household] as const))(
  '%s: income, spending, months covered, pay and net position are true',
  async (_name, household) => {
    const { measures, cycle, netCents } = await evaluateUnseen(household);
    const truth = truthOf(household);
    expect([cycle.pay?.rhythm ?? '-', netCents]).toEqual([truth.rhythm, truth.netCents]);
    const dollars = (value: number | null) => value && Math.round(value / 100);
    expect([dollars(measures.income_cents), dollars(measures.spent_cents), measures.covered_months]).toEqual([
      Math.round(truth.incomeCents / 100),
      Math.round(truth.spentCents / 100),
      Math.round(truth.covered * 10) / 10,
    ]);
  },
);

test.each(readDescriptions('unseen-lines.txt').map((line) => [line.text, line] as const))(
  '%s has its category',
  (_text, { isCredit, text, category, flag }) => {
    const found = categorise({ container: 'bank', isCredit, merchant: text, cents: 50_00, bankCategory: '' });
    expect([found.category, found.flag]).toEqual([category, flag]);
  },
);
