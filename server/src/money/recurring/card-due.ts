import type { PayRhythm } from '@verdant/shared/contract';
import { medianOf } from './amounts';
import { fromDayNumber, toDayNumber } from '../days';
import { nextExpectedDay, fitSchedule, type Schedule } from './schedule';

export interface CardState {
  readonly accountId: string;
  readonly name: string;
  /** Debt in cents, negative if the bank owes money to the user; null if the debt is unknown. */
  readonly owedCents: number | null;
  /** Latest due date that the bank stated; null if it stated none. */
  readonly dueOn: string | null;
  readonly minimumDueCents: number | null;
  /** Payments to the card in positive cents, the newest first. */
  readonly payments: readonly { readonly on: string; readonly cents: number }[];
}

export interface UpcomingCardPayment extends Pick<CardState, 'accountId' | 'name' | 'owedCents'> {
  readonly on: string | null;
  /** Amount of the next payment in cents; null if the debt is unknown, zero without a debt. */
  readonly cents: number | null;
  readonly schedule: Schedule | null;
}

export const isPossiblyOwed = ({ owedCents }: UpcomingCardPayment): boolean => owedCents === null || owedCents > 0;

/** Number of latest payments from which the user's usual payment days are derived. */
const MOST_PAYMENTS = 6;
/** Maximum days since the last payment for which a next payment is still expected. */
const ENDED_DAYS = 70;
/** Maximum days between a statement and its due date: 30 of a card's 44 to 55 interest-free days precede the statement. */
const STATEMENT_DAYS = 25;
/** Maximum ratio of the debt to the largest recent payment for a card that counts as paid in full. */
const IN_FULL = 2;

function rhythmOf(days: readonly number[]): PayRhythm {
  const gap = medianOf(days.slice(1).map((day, index) => day - (days[index] ?? day)));
  if (gap === 0 || gap > 21) return 'monthly';
  return gap > 10 ? 'fortnightly' : 'weekly';
}

type DueDays = Pick<UpcomingCardPayment, 'on' | 'schedule'>;

function habitualDays({ payments }: CardState, asOf: string): DueDays {
  const [newest] = payments;
  if (!newest || toDayNumber(asOf) - toDayNumber(newest.on) > ENDED_DAYS) return { on: null, schedule: null };
  const days = [...new Set(payments.map(({ on }) => toDayNumber(on)))].slice(0, MOST_PAYMENTS).toReversed();
  const schedule = fitSchedule(rhythmOf(days), days, 'after');
  return { on: nextExpectedDay(schedule, newest.on, asOf), schedule };
}

function dueDays(card: CardState, asOf: string): DueDays {
  const { dueOn, payments } = card;
  if (dueOn === null || dueOn < asOf) return habitualDays(card, asOf);
  const due = toDayNumber(dueOn);
  const schedule = fitSchedule('monthly', [due], 'none');
  const isPaid = payments.some(({ on }) => on <= dueOn && due - toDayNumber(on) <= STATEMENT_DAYS);
  return { on: isPaid ? nextExpectedDay(schedule, dueOn, fromDayNumber(due + 1)) : dueOn, schedule };
}

/** Returns the debt of a card that is paid in full, otherwise the usual payment or the minimum. */
function dueCents({ owedCents, minimumDueCents, payments }: CardState): number | null {
  if (owedCents === null) return null;
  if (owedCents <= 0) return 0;
  const usual = payments.slice(0, MOST_PAYMENTS / 2).map(({ cents }) => cents);
  if (usual.length === 0) return Math.min(owedCents, minimumDueCents ?? owedCents);
  const isInFull = owedCents <= IN_FULL * Math.max(...usual);
  return isInFull ? owedCents : Math.min(owedCents, Math.max(medianOf(usual), minimumDueCents ?? 0));
}

export function upcomingCardPaymentOf(card: CardState, asOf: string): UpcomingCardPayment {
  const { accountId, name, owedCents } = card;
  return { accountId, name, owedCents, ...dueDays(card, asOf), cents: dueCents(card) };
}
