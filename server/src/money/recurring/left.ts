import type { MoneyCycle, PayCycle, RecurringBill } from '@verdant/shared/contract';
import { isOwed } from './card-due';
import { toDayNumber } from './days';
import { MAX_DATA_AGE_DAYS, type EverydayMoney } from './everyday';
import { previousScheduledDay, type Schedule } from './schedule';

export interface Pay {
  readonly cycle: PayCycle;
  readonly schedule: Schedule;
}

interface Known {
  readonly everyday: EverydayMoney;
  readonly knowsBills: boolean;
  readonly today: string;
}

/**
 * True if figures of the day `day` are no longer fresh and a payday has passed since that day. The first of the month
 * counts as payday for a user without pay.
 */
export function isOutdated(
  day: string,
  pay: Pay | undefined,
  { period, today }: { period: MoneyCycle['period']; today: string },
) {
  const begin = pay ? previousScheduledDay(pay.schedule, pay.cycle.next_pay_on) : period.first_day;
  return toDayNumber(today) - toDayNumber(day) > MAX_DATA_AGE_DAYS && day < begin;
}

export interface DueBill {
  readonly bill: RecurringBill;
  readonly on: string;
}

/** True for a bill that is charged to a card. Everyday money pays such a bill only through the payment of the card. */
export const isOnCard = ({ bill }: DueBill, { cardIds }: EverydayMoney): boolean => cardIds.has(bill.account_id ?? '');

/**
 * Returns unpaid bills from today on, or from the last day of the transactions if these are old. Bills up to the day of a
 * newer balance are left out, because the balance already includes them.
 */
export function unpaidBills(
  { everyday: { asOf, coveredDay }, today }: Pick<Known, 'everyday' | 'today'>,
  dueAsOf: (day: string) => readonly DueBill[],
): DueBill[] {
  const isFresh = toDayNumber(today) - toDayNumber(coveredDay) <= MAX_DATA_AGE_DAYS;
  return dueAsOf(isFresh ? today : coveredDay).filter(({ on }) => isFresh || asOf === null || on > asOf);
}

export const getDueEverydayBills = (
  input: Pick<Known, 'everyday' | 'today'>,
  dueAsOf: (day: string) => readonly DueBill[],
): MoneyCycle['due'] =>
  unpaidBills(input, dueAsOf)
    .filter((due) => !isOnCard(due, input.everyday))
    .map(({ bill, on }) => ({ key: bill.key, on, amount_cents: bill.amount_cents }));

export function listOwedCards(everyday: EverydayMoney, until: string): Pick<MoneyCycle, 'card_due' | 'undated_cards'> {
  const cards = everyday.cards.filter(isOwed);
  return {
    card_due: cards.flatMap(({ accountId, name, on, cents }) =>
      on === null || cents === null || on > until ? [] : { account_id: accountId, name, on, amount_cents: cents },
    ),
    undated_cards: cards.flatMap(({ accountId, name, on, cents }) =>
      on !== null && cents !== null ? [] : { account_id: accountId, name, owed_cents: cents },
    ),
  };
}

export const sumOf = (due: readonly { readonly amount_cents: number }[]) =>
  due.reduce((sum, { amount_cents: cents }) => sum + cents, 0);

/** Returns the reason why the amount left until payday is unknown; null if it is known. */
export function unknownLeftReason(input: Known, isOld: boolean, pay: Pay | undefined): MoneyCycle['left_unknown'] {
  const { everyday, knowsBills } = input;
  if (everyday.missing !== null) return everyday.missing;
  if (isOld) return 'outdated';
  return knowsBills || pay !== undefined ? null : 'short';
}
