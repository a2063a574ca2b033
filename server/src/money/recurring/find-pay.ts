import { payRhythms, type BillRhythm, type PayRhythm } from '@verdant/shared/contract';
import type { Pieces } from '../pieces';
import { readDescription } from '../read-description';
import { medianOf } from './amounts';
import { chainOf, chainWithBreaks, type Chain } from './chain';
import { toDay } from './days';
import { byPayee, type SeenEntry } from './find-bills';
import type { FoundPay, RecurringEntry } from './found';
import { scheduleOf, shapes } from './schedule';

/** Three months of monthly pay are what banks export as the least. */
const LEAST: Readonly<Record<BillRhythm, number>> = {
  weekly: 4,
  fortnightly: 3,
  monthly: 3,
  two_monthly: Infinity,
  school_term: Infinity,
  quarterly: Infinity,
  half_yearly: Infinity,
  yearly: Infinity,
};
/** A bonus or an expense paid back comes in between. */
const COVERAGE = 0.7;
/** What is no pay, however regular. */
const OTHER_INCOME = new Set<string | null>(['interest', 'rent_received']);
/** A change of the rhythm leaves what was before it behind. */
const RECENT_DAYS = 120;
const USUAL = 3;

const isPayRhythm = (rhythm: BillRhythm): rhythm is PayRhythm => payRhythms.some((one) => one === rhythm);

/** Whether it may be pay: neither interest, nor rent, nor what a person sent. */
const isEarned = ({ amountCents, category, flag, description }: RecurringEntry) =>
  amountCents > 0 &&
  category === 'income' &&
  !OTHER_INCOME.has(flag) &&
  (flag !== null || readDescription(description, true).status !== 'person');

function payChain(group: readonly SeenEntry[]): Chain<SeenEntry> | undefined {
  const newest = group.at(-1)?.day ?? 0;
  return (
    chainWithBreaks(group, LEAST, COVERAGE) ??
    chainOf(
      group.filter(({ day }) => day > newest - RECENT_DAYS),
      LEAST,
      COVERAGE,
    )
  );
}

function toPay({ rhythm, entries }: Chain<SeenEntry>): FoundPay[] {
  const last = entries.at(-1);
  if (!last || !isPayRhythm(rhythm)) return [];
  const expected = medianOf(entries.slice(0 - USUAL).map(({ cents }) => cents));
  return [
    {
      rhythm,
      schedule: scheduleOf(
        rhythm,
        entries.map(({ day }) => day),
        'before',
      ),
      lastOn: toDay(last.day),
      lastCents: last.cents,
      expectedCents: expected,
      accountId: last.entry.accountId,
      yearlyCents: Math.round((expected * 365) / shapes[rhythm].days),
    },
  ];
}

/** What is paid regularly: wages, government payments, income from super. Each by who pays, also those that have ended since. */
export function* findPay(entries: readonly RecurringEntry[]): Pieces<FoundPay[]> {
  const found: FoundPay[] = [];
  for (const group of (yield* byPayee(entries, isEarned)).values()) {
    yield;
    const chain = payChain(group);
    if (chain) found.push(...toPay(chain));
  }
  return found;
}
