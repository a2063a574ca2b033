import type { PayRhythm } from '@verdant/shared/contract';
import { dayAfter, dayInMonth, fromDayNumber, monthOf, monthStart, toDayNumber, toMonthIndex } from '../../money/days';
import { amountPerPayday, MONTHS_PER_YEAR, rhythms } from '../../money/recurring/schedule';
import type { Debt } from '../../money/find-debts';
import type { AccountFigures } from './account-figures';

/** Longest saving plan, in years; later dates would discourage. */
const MOST_YEARS = 3;
const MOST_CARD_MONTHS = 60;
/** Number of months in which a plan pays off a card, if the user can afford the payments. */
const TARGET_CARD_MONTHS = 24;

/** First digits of the round amounts that users would choose; powers of ten multiply these digits. */
const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;
const roundAmounts: readonly number[] = [10, 100, 1_000, 10_000, 100_000].flatMap((unit) =>
  steps.map((step) => step * unit * 100),
);

/** Rounds up to a round amount; undefined above the largest round amount. */
export const ceilToRoundAmount = (cents: number): number | undefined =>
  roundAmounts.find((roundAmount) => roundAmount >= cents);
/** Rounds down to a round amount; undefined below $10. */
export const floorToRoundAmount = (cents: number): number | undefined =>
  roundAmounts.findLast((roundAmount) => roundAmount <= cents);

export interface SavingPlan {
  /** Amount per payday. */
  readonly amountCents: number;
  readonly paydays: number;
  /** Day of the last transfer. The first transfer is one pay interval after today. */
  readonly by: string;
}

/** Returns the day `paydays` pay intervals after `today`. A day that the month lacks becomes the month's last day. */
function lastPayday(today: string, paydays: number, rhythm: PayRhythm): string {
  if (rhythm !== 'monthly') return dayAfter(today, paydays * rhythms[rhythm].days);
  const month = toMonthIndex(toDayNumber(today)) + paydays;
  return fromDayNumber(dayInMonth(month, Number(today.slice('2026-11-'.length))));
}

/**
 * Returns a plan that saves `gapCents` within a year, or later if half of the surplus per payday is too little for that.
 * Returns null without a gap or surplus, or beyond three years.
 */
export function savingPlan(
  gapCents: number,
  leftAMonth: number,
  { today, rhythm }: { readonly today: string; readonly rhythm: PayRhythm },
): SavingPlan | null {
  const { perYear } = rhythms[rhythm];
  const neededPerPayday = ceilToRoundAmount(Math.ceil(gapCents / perYear));
  const possible = floorToRoundAmount(Math.floor(amountPerPayday(leftAMonth, rhythm) / 2));
  if (gapCents <= 0 || neededPerPayday === undefined || possible === undefined) return null;
  const amountCents = Math.min(neededPerPayday, possible);
  const paydays = Math.ceil(gapCents / amountCents);
  return paydays > MOST_YEARS * perYear ? null : { amountCents, paydays, by: lastPayday(today, paydays, rhythm) };
}

/** Returns a month's interest; `rate` is in percent a year. */
export const monthlyInterest = (balanceCents: number, rate: number): number =>
  Math.round((balanceCents * rate) / 100 / MONTHS_PER_YEAR);

/** Returns the number of monthly payments that pay off a balance; undefined if more than `most`. */
function monthsToPayOff(
  balanceCents: number,
  { rate, amountCents, most }: { readonly rate: number; readonly amountCents: number; readonly most: number },
): number | undefined {
  let left = balanceCents;
  for (let month = 1; month <= most; month += 1) {
    left += monthlyInterest(left, rate) - amountCents;
    if (left <= 0) return month;
  }
  return undefined;
}

interface CardPayoffPlan {
  /** Amount per month. */
  readonly amountCents: number;
  /** Month of the last payment, such as `2028-11`. The first payment is next month. */
  readonly by: string;
}

/**
 * Returns a plan that pays off a card within two years, or later if the monthly surplus is too small for that. Returns null
 * if the surplus is below the minimum payment, or beyond five years.
 */
export function cardPayoffPlan(
  { owedCents, rate, minimumDueCents }: Pick<Debt, 'owedCents' | 'rate' | 'minimumDueCents'>,
  leftAMonth: number,
  today: string,
): CardPayoffPlan | null {
  const clears = (amountCents: number, most: number) => monthsToPayOff(owedCents, { rate, amountCents, most });
  const minimum = minimumDueCents ?? 0;
  const fastEnough = roundAmounts.find(
    (roundAmount) => roundAmount >= minimum && clears(roundAmount, TARGET_CARD_MONTHS) !== undefined,
  );
  const possible = floorToRoundAmount(leftAMonth);
  if (fastEnough === undefined || possible === undefined) return null;
  const amountCents = Math.min(fastEnough, possible);
  const months = clears(amountCents, MOST_CARD_MONTHS);
  if (amountCents < minimum || months === undefined) return null;
  return { amountCents, by: monthOf(monthStart(today, 0 - months)) };
}

const HUNDRED_DOLLARS = 10_000;

/** Returns the cash, in cents, that can pay a debt while `keptCents` remain. Spare cash is rounded down to $100. */
export function savingsToPayDebt(owedCents: number, cashCents: number, keptCents: number): number {
  const spare = Math.floor((cashCents - keptCents) / HUNDRED_DOLLARS) * HUNDRED_DOLLARS;
  return Math.max(0, Math.min(owedCents, spare));
}

/** Returns a year's interest; `rate` is in percent. */
export const yearlyInterest = (cents: number, rate: number): number => Math.round((cents * rate) / 100);

/** Rhythm of pay that is assumed if unknown: the most common rhythm. */
export const USUAL_PAY_RHYTHM: PayRhythm = 'fortnightly';

interface EmergencyFundPlan {
  /** Target of the fund in cents: the spending of the suggested number of months. */
  readonly targetCents: number;
  /** Money that the user can spend the same day, such as cash in banks, in cents. */
  readonly savedCents: number;
  readonly plan: SavingPlan;
}

/** Returns the monthly surplus of income over spending in cents; null if unknown. */
export const monthlySurplusOf = ({ incomeCents, spentCents }: AccountFigures): number | null =>
  incomeCents === null || spentCents === null ? null : incomeCents - spentCents;

/** Size of the emergency fund that the advice of each rule suggests, in months of spending. */
const fundMonthsByRule: ReadonlyMap<string, number> = new Map([
  ['starter-buffer', 1],
  ['full-buffer', 3],
  ['save-a-step-more', 6],
]);

/**
 * Returns the emergency fund that a rule's advice suggests, with a saving plan. Returns null if the advice suggests no fund, a
 * figure is unknown, or no plan fits.
 */
export function fundPlanOfRule(ruleId: string, accountFigures: AccountFigures | null): EmergencyFundPlan | null {
  const months = fundMonthsByRule.get(ruleId);
  if (accountFigures === null || months === undefined) return null;
  const left = monthlySurplusOf(accountFigures);
  const { cashCents: savedCents, spentCents, today, payRhythm: rhythm = USUAL_PAY_RHYTHM } = accountFigures;
  if (left === null || savedCents === null || spentCents === null) return null;
  const targetCents = months * spentCents;
  const plan = savingPlan(targetCents - savedCents, left, { today, rhythm });
  return plan && { targetCents, savedCents: Math.max(0, savedCents), plan };
}
