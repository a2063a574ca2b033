import type { MoneyCycle, RecurringBill } from '@verdant/shared/contract';
import { settle } from '../../settle';
import type { StoredEntry } from '../../settled';
import { toTransactionRow } from '../../to-rows';
import { cycleOf } from '../cycle';
import { findRecurring } from '../find-recurring';
import type { Recurring, RecurringEntry } from '../found';
import { everydayOf } from './cycle-kit';
import type { ExpectedPayment, GeneratedEntry, GeneratedHousehold } from './generate';

const ACCOUNT = {
  id: 'everyday',
  linkId: null,
  providerId: '',
  connection: null,
  associated: [],
  institution: '',
  name: 'Everyday',
  maskedNumber: '',
  type: 'CHECKING',
  container: 'bank',
  currency: 'AUD',
  side: 'asset',
  balanceCents: null,
  leftOut: null,
  asOf: null,
} as const;

type PlainEntry = Pick<GeneratedEntry, 'date' | 'amountCents' | 'description'>;

function storedOf({ date, amountCents, description }: PlainEntry, index: number): StoredEntry {
  const row = toTransactionRow(
    {
      id: String(index),
      amount: { cents: amountCents, currency: 'AUD' },
      baseType: amountCents > 0 ? 'CREDIT' : 'DEBIT',
      category: '',
      description: { original: description, simple: '' },
      merchant: { name: '' },
      date,
      status: 'POSTED',
    },
    'bank',
    new Map(),
  );
  const { merchant, merchantKey } = row;
  return {
    id: String(index),
    accountId: 'everyday',
    date,
    amountCents,
    currency: 'AUD',
    merchant,
    merchantKey,
    description,
    bankCategory: '',
    bankCategoryType: '',
    merchantCode: '',
  };
}

/** Returns the transactions of a household with the categories that the product's rules give. */
export function recurringEntries({ entries }: { readonly entries: readonly PlainEntry[] }): RecurringEntry[] {
  const stored = entries.map(storedOf);
  const settled = settle({ accounts: [ACCOUNT], entries: stored, corrections: new Map() }).entries;
  return stored.flatMap((entry) => {
    const found = settled.get(entry.id);
    return found ? [{ ...entry, category: found.category, flag: found.flag }] : [];
  });
}

export interface Evaluated {
  readonly household: GeneratedHousehold;
  readonly cycle: MoneyCycle;
  readonly found: Recurring;
  /** Correctly found bills, each with the truth. */
  readonly right: readonly (readonly [RecurringBill, ExpectedPayment])[];
  /** Found bills that do not exist or have another rhythm. */
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

function payVerdict({ pay }: MoneyCycle, { pay: truth }: GeneratedHousehold): Evaluated['pay'] {
  if (!pay) return truth ? 'overlooked' : 'none';
  return truth?.rhythm === pay.rhythm && truth.nextDays[0] === pay.next_pay_on ? 'right' : 'wrong';
}

/** Compares the findings of the product in a household with the truth. */
export function evaluate(household: GeneratedHousehold, everydayCents: number | null): Evaluated {
  const entries = recurringEntries(household);
  const found = findRecurring(entries);
  const { today } = household.plan;
  const cycle = cycleOf({
    found,
    ownPay: undefined,
    ownBills: new Map(),
    addedBills: [],
    everyday: everydayOf(everydayCents, today),
    knowsBills: true,
    today,
  });
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

/** Returns precision and recall over many households. */
export function scoresOf(evaluated: readonly Evaluated[]) {
  const count = (of: (one: Evaluated) => number) => evaluated.reduce((sum, one) => sum + of(one), 0);
  const right = count((one) => one.right.length);
  const pays = (verdict: Evaluated['pay']) => evaluated.filter(({ pay }) => pay === verdict).length;
  const dates = evaluated.flatMap((one) => one.right).map(([bill, { nextDays }]) => bill.next_on === nextDays[0]);
  return {
    bills: {
      precision: share(right, right + count((one) => one.wrong.length)),
      recall: share(right, right + count((one) => one.overlooked.length)),
      count: right + count((one) => one.overlooked.length),
    },
    pay: {
      precision: share(pays('right'), pays('right') + pays('wrong')),
      recall: share(pays('right'), evaluated.filter(({ household }) => household.pay).length),
    },
    dates: share(dates.filter(Boolean).length, dates.length),
  };
}
