import { MIN_MEASURED_MONTHS, type MoneyMeasures } from '@verdant/shared/contract';
import type { Month } from './month-figures';
import { monthOf, monthStart } from './days';

export interface Balance {
  /** The aggregator's kind of account: `bank`, `creditCard`, `loan`, `investment`. */
  readonly container: string;
  readonly type: string;
  readonly currency: string;
  readonly balanceCents: number | null;
  /** True if the balance is outdated, because the bank has sent nothing for days. */
  readonly isStale?: boolean;
}

/** Maximum number of measured months. Half a year evens out quarterly bills, and older months are less relevant. */
export const MAX_MEASURED_MONTHS = 6;
const EVERYDAY = 'CHECKING';
/** Types of term deposits, whose money cannot be used on the same day. */
const LOCKED = new Set(['CD', 'RECURRING_DEPOSIT']);
const DAYS_PER_MONTH = 365 / 12;

export const monthBefore = (month: string): string => monthOf(monthStart(`${month}-01`, 1));

/** Returns up to `max` complete months in a row, the newest first. The list ends at a gap. */
export function lastCompleteMonths(months: readonly Month[], today: string, max: number): Month[] {
  const found: Month[] = [];
  let expectedMonth = monthBefore(monthOf(today));
  for (const month of months.filter(({ is_complete }) => is_complete)) {
    if (month.month !== expectedMonth || found.length === max) break;
    found.push(month);
    expectedMonth = monthBefore(expectedMonth);
  }
  return found;
}

const meanOf = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Returns the sum of all balances, at least 0; null if a balance is stale or all are unknown. Overdrafts are negative. */
function cashOf(accounts: readonly Balance[]): number | null {
  if (accounts.some(({ isStale }) => isStale)) return null;
  const balances = accounts.flatMap(({ balanceCents }) => balanceCents ?? []);
  const total = balances.reduce((sum, cents) => sum + cents, 0);
  return balances.length === 0 ? null : Math.max(0, total);
}

/** Returns the bank accounts whose money can be used on the same day. */
const inBanksOf = (accounts: readonly Balance[]) =>
  accounts.filter(({ container, type, currency }) => container === 'bank' && !LOCKED.has(type) && currency === 'AUD');

/** Returns the money in bank accounts from which `covered_months` is computed, in cents; null if unknown. */
export const cashInBanks = (accounts: readonly Balance[]): number | null => cashOf(inBanksOf(accounts));

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Measures income and spending (docs/bank-link.md); null for figures with too little data. `months`: newest first. */
export function computeMeasures(months: readonly Month[], accounts: readonly Balance[], today: string): MoneyMeasures {
  const used = lastCompleteMonths(months, today, MAX_MEASURED_MONTHS);
  const measured = { months: used.map(({ month }) => month) };
  if (used.length < MIN_MEASURED_MONTHS) {
    const unknown = { income_cents: null, spent_cents: null, spent_percent: null };
    return { ...measured, ...unknown, covered_months: null, buffer_days: null };
  }
  const income = meanOf(used.map(({ income_cents, usual_income_cents }) => usual_income_cents ?? income_cents));
  const spent = meanOf(used.map(({ spent_cents }) => spent_cents));
  const inBanks = inBanksOf(accounts);
  const cash = cashOf(inBanks);
  const everyday = cashOf(inBanks.filter(({ type }) => type === EVERYDAY));
  const isSpending = spent > 0;
  return {
    ...measured,
    income_cents: income,
    spent_cents: spent,
    spent_percent: isSpending && income > 0 ? Math.round((spent / income) * 100) : null,
    covered_months: isSpending && cash !== null ? oneDecimal(cash / spent) : null,
    buffer_days: isSpending && everyday !== null ? Math.floor(everyday / (spent / DAYS_PER_MONTH)) : null,
  };
}
