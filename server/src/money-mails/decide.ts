import type { MoneyBudget, MoneyCycle, SpendingCategory } from '@verdant/shared/contract';
import type { Month } from '../money/month-figures';
import { monthBefore } from '../money/measures';
import { daysBetween, monthOf } from '../money/days';

/** Content of a mail, and a key that prevents a second mail with the same key. Amounts are in cents. */
export type MoneyMail =
  | {
      readonly kind: 'low_balance';
      readonly key: string;
      /** First day on which the everyday money no longer covers the bills that are due by then. */
      readonly on: string;
      readonly dueCents: number;
      readonly everydayCents: number;
    }
  | {
      readonly kind: 'over_budget';
      /** Month, such as `2026-10`. */
      readonly key: string;
      readonly categories: readonly SpendingCategory[];
    }
  | { readonly kind: 'unusual_charge'; readonly key: string; readonly on: string; readonly cents: number }
  | {
      readonly kind: 'monthly_letter';
      /** Month, such as `2026-10`. */
      readonly key: string;
      readonly incomeCents: number;
      readonly spentCents: number;
    };

/** Maximum days from the warning to the bill that causes the shortfall. Moving money takes one or two working days. */
const LOW_AHEAD_DAYS = 7;
/** Minimum shortfall or overspending that is worth a mail, in cents: one dollar, because mails state whole dollars. */
const DOLLAR = 100;

/** Returns a mail if bills due within a week and before payday exceed the everyday money; one mail per pay cycle. */
export function lowBalanceMail(cycle: MoneyCycle): MoneyMail | undefined {
  const { today, pay, period, renew, everyday_cents: everydayCents } = cycle;
  const due = [...cycle.due, ...cycle.card_due];
  // Sends no mail on payday, because the pay can arrive later that day.
  if (everydayCents === null || pay?.next_pay_on === today || renew.length > 0 || !cycle.knows_bills) return undefined;
  // The first day of a corrected pay's period can change within a cycle, so the key is the next payday.
  const key = pay?.source === 'corrected' ? pay.next_pay_on : period.first_day;
  let dueCents = 0;
  for (const { on, amount_cents: cents } of due.toSorted((a, b) => a.on.localeCompare(b.on))) {
    dueCents += cents;
    if (daysBetween(today, on) > LOW_AHEAD_DAYS) return undefined;
    if (dueCents >= everydayCents + DOLLAR) {
      return { kind: 'low_balance', key, on, dueCents, everydayCents };
    }
  }
  return undefined;
}

interface SpentBudget extends Pick<MoneyBudget, 'today' | 'period'> {
  readonly categories: readonly Pick<MoneyBudget['categories'][number], 'category' | 'left_cents'>[];
}

/** Returns the mail about categories over budget this month; undefined without any, or for an earlier month's budget. */
export function overBudgetMail({ today, period, categories }: SpentBudget): MoneyMail | undefined {
  const key = monthOf(period.first_day);
  const over = categories.filter(({ left_cents: left }) => left !== null && left <= 0 - DOLLAR);
  if (over.length === 0 || !today.startsWith(key)) return undefined;
  return { kind: 'over_budget', key, categories: over.map(({ category }) => category) };
}

/** Money that left an account for a merchant, in positive cents. */
export interface MerchantCharge {
  readonly merchantKey: string;
  readonly on: string;
  readonly cents: number;
}

const FEWEST_EARLIER = 4;
const TIMES = 2;
const LEAST_MORE_CENTS = 5_000;

/** Returns mails on charges that are at least twice, and $50 above, the largest of a merchant's four or more earlier. */
export function unusualChargeMails(recent: readonly MerchantCharge[], earlier: readonly MerchantCharge[]): MoneyMail[] {
  return recent.flatMap(({ merchantKey, on, cents }) => {
    const before = earlier.filter((charge) => charge.merchantKey === merchantKey && charge.on < on);
    if (before.length < FEWEST_EARLIER) return [];
    const most = Math.max(...before.map((charge) => charge.cents));
    const isUnusual = cents >= TIMES * most && cents >= most + LEAST_MORE_CENTS;
    return isUnusual ? [{ kind: 'unusual_charge', key: `${merchantKey} ${on} ${cents}`, on, cents }] : [];
  });
}

/** First day of a month for the monthly letter: banks deliver the last transactions of a month some days late. */
const FIRST_DAY_OF_LETTER = 4;
/** Last day of a month on which the monthly letter is sent, because its figures are no longer news after this day. */
const LAST_DAY_OF_LETTER = 15;

/**
 * Returns the letter about last month, which is sent from the 4th to the 15th; undefined if last month's data is
 * incomplete.
 */
export function monthlyLetter(months: readonly Month[], today: string): MoneyMail | undefined {
  const day = Number(today.slice('2026-10-'.length));
  if (day < FIRST_DAY_OF_LETTER || day > LAST_DAY_OF_LETTER) return undefined;
  const last = monthBefore(monthOf(today));
  const found = months.find((month) => month.month === last);
  if (!found?.is_complete) return undefined;
  const { income_cents: incomeCents, spent_cents: spentCents } = found;
  return { kind: 'monthly_letter', key: last, incomeCents, spentCents };
}
