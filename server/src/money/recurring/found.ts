import type { BillRhythm, MoneyCategory, PayRhythm } from '@verdant/shared/contract';
import type { TransactionFlag } from '../rules/rules';
import type { Schedule } from './schedule';

export interface RecurringEntry {
  readonly accountId: string;
  readonly date: string;
  /** Negative for money that left the account. */
  readonly amountCents: number;
  readonly merchantKey: string;
  readonly description: string;
  readonly category: MoneyCategory;
  readonly flag: TransactionFlag | null;
}

interface Found {
  readonly schedule: Schedule;
  readonly lastOn: string;
  readonly lastCents: number;
  /** Expected amount of the next payment, without a sign. */
  readonly expectedCents: number;
  readonly accountId: string;
}

export interface FoundPay extends Found {
  readonly rhythm: PayRhythm;
  /** Yearly amount in cents. The pay with the largest amount is the main pay. */
  readonly yearlyCents: number;
}

export interface FoundBill extends Found {
  readonly rhythm: BillRhythm;
  readonly key: string;
  readonly label: string;
  readonly category: MoneyCategory;
  readonly isEstimate: boolean;
  /** Price before the last rise, in cents. */
  readonly previousCents: number | null;
}

/** Income that comes regularly from one payer, whether it is pay or not. */
export interface RegularIncome extends Pick<Found, 'schedule' | 'lastOn'> {
  readonly monthCents: number;
  /** Sum in cents of all credits from the payer, by month such as `2026-11`. */
  readonly byMonth: Readonly<Record<string, number>>;
}

/** One-off income, such as an inheritance, an insurance claim or a bonus. Monthly figures leave it out. */
export interface OneOffIncome {
  readonly month: string;
  readonly cents: number;
}

export interface Income {
  readonly regular: readonly RegularIncome[];
  readonly oneOffs: readonly OneOffIncome[];
}

/** Recurring payments found in a user's transactions. They do not depend on the current day. */
export interface RecurringPayments {
  /** First day of the searched transactions; null without transactions. */
  readonly firstOn: string | null;
  readonly pays: readonly FoundPay[];
  readonly bills: readonly FoundBill[];
  /** Missing in rows from before this field existed. */
  readonly income?: Income;
}
