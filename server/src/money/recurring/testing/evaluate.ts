import type { MoneyCycle, RecurringBill } from '@verdant/shared/contract';
import { categoriseMoney } from '../../categorise-money';
import { storedAccount, storedEntry } from '../../testing/stored-money';
import { findRecurring } from '../find-recurring';
import type { RecurringPayments, RecurringEntry } from '../found';
import { moneyCycleOf as cycleAt, exampleEverydayBalance } from './cycle-kit';
import type { ExpectedPayment, GeneratedEntry, GeneratedHousehold } from './generate';

type PlainEntry = Pick<GeneratedEntry, 'date' | 'amountCents' | 'description'>;

export function recurringEntries({ entries }: { readonly entries: readonly PlainEntry[] }): RecurringEntry[] {
  const stored = entries.map(({ date, amountCents, description }, index) =>
    storedEntry({ id: String(index), date, amountCents, description }),
  );
  const categorised = categoriseMoney({ accounts: [storedAccount()], entries: stored, corrections: new Map() }).entries;
  return stored.flatMap((entry) => {
    const found = categorised.get(entry.id);
    return found ? [{ ...entry, category: found.category, flag: found.flag }] : [];
  });
}

export interface EvaluatedHousehold {
  readonly household: GeneratedHousehold;
  readonly cycle: MoneyCycle;
  readonly found: RecurringPayments;
  readonly right: readonly (readonly [RecurringBill, ExpectedPayment])[];
  readonly wrong: readonly RecurringBill[];
  readonly overlooked: readonly ExpectedPayment[];
  readonly pay: 'right' | 'wrong' | 'overlooked' | 'none';
}

function truthOf(bill: RecurringBill, { entries, bills }: GeneratedHousehold): ExpectedPayment | undefined {
  const last = entries.findLast(
    ({ date, amountCents }) => date === bill.last_on && amountCents === 0 - (bill.last_amount_cents ?? 0),
  );
  return bills.find(({ line, rhythm }) => line === last?.line && rhythm === bill.rhythm);
}

function payVerdict({ pay }: MoneyCycle, { pay: truth }: GeneratedHousehold): EvaluatedHousehold['pay'] {
  if (!pay) return truth ? 'overlooked' : 'none';
  return truth?.rhythm === pay.rhythm && truth.nextDays[0] === pay.next_pay_on ? 'right' : 'wrong';
}

export function evaluateHousehold(household: GeneratedHousehold, everydayCents: number): EvaluatedHousehold {
  const entries = recurringEntries(household);
  const found = findRecurring(entries);
  const { today } = household.plan;
  const cycle = cycleAt(found, today, { everyday: exampleEverydayBalance(everydayCents, today) });
  const right: [RecurringBill, ExpectedPayment][] = [];
  const wrong: RecurringBill[] = [];
  for (const bill of cycle.bills.filter(({ is_missing: isMissing }) => !isMissing)) {
    const truth = truthOf(bill, household);
    if (truth && !right.some(([, one]) => one === truth)) right.push([bill, truth]);
    else wrong.push(bill);
  }
  const overlooked = household.bills.filter((truth) => !right.some(([, one]) => one === truth));
  return { household, cycle, found, right, wrong, overlooked, pay: payVerdict(cycle, household) };
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

export function precisionAndRecallOf(evaluated: readonly EvaluatedHousehold[]) {
  const count = (of: (household: EvaluatedHousehold) => number) =>
    evaluated.reduce((sum, household) => sum + of(household), 0);
  const right = count((household) => household.right.length);
  const pays = (verdict: EvaluatedHousehold['pay']) => evaluated.filter(({ pay }) => pay === verdict).length;
  const dates = evaluated
    .flatMap((household) => household.right)
    .map(([bill, { nextDays }]) => bill.next_on === nextDays[0]);
  return {
    bills: {
      precision: share(right, right + count((household) => household.wrong.length)),
      recall: share(right, right + count((household) => household.overlooked.length)),
    },
    pay: {
      precision: share(pays('right'), pays('right') + pays('wrong')),
      recall: share(pays('right'), evaluated.filter(({ household }) => household.pay).length),
    },
    dates: share(dates.filter(Boolean).length, dates.length),
  };
}

/** Adds up the bills before the next payday by the payment days in the household's definition, in cents. */
export function recomputeDue({ household, right }: EvaluatedHousehold): number {
  const { plan, pay } = household;
  const lastOfMonth = new Date(Date.UTC(Number(plan.today.slice(0, 4)), Number(plan.today.slice(5, 7)), 0));
  const payday = pay?.nextDays[0];
  let cents = 0;
  for (const [bill, { line, nextDays, cents: price }] of right) {
    for (const day of nextDays) {
      const isBefore = payday === undefined ? day <= lastOfMonth.toISOString().slice(0, 10) : day < payday;
      // The product's estimate is used for an amount that varies, because its true value is unknown in advance.
      if (isBefore) cents += line.spread > 0 ? bill.amount_cents : price;
    }
  }
  return cents;
}
