import { and, asc, eq } from 'drizzle-orm';
import { moneyAccounts } from '../bank-link/schema';
import type { Database } from '../database';
import { isStale } from './coverage';
import { isCountedAccountOf } from './store';

export interface Debt {
  readonly name: string;
  readonly container: 'creditCard' | 'loan';
  readonly type: string;
  /** Debt in cents on which interest is charged; for a home loan, the money in its offset account is subtracted. */
  readonly owedCents: number;
  /** Interest rate in percent a year, with at most two decimals. */
  readonly rate: number;
  readonly minimumDueCents: number | null;
  readonly isOffset?: true;
}

const HOME_LOANS = new Set(['MORTGAGE', 'HOME_LOAN']);
const OFFSET = /\boffset\b/i;

/**
 * Subtracts offset money from the home loan. Leaves home loans out if several exist, or if `offsetCents` is unknown.
 */
export function subtractOffset(debts: readonly Debt[], offsetCents: number | null): Debt[] {
  const isHome = ({ type }: Debt) => HOME_LOANS.has(type);
  if (offsetCents !== null && offsetCents <= 0) return [...debts];
  if (offsetCents === null || debts.filter(isHome).length > 1) return debts.filter((debt) => !isHome(debt));
  const net = (debt: Debt): Debt => ({ ...debt, owedCents: Math.max(0, debt.owedCents - offsetCents), isOffset: true });
  return debts.map((debt) => (isHome(debt) ? net(debt) : debt)).filter(({ owedCents }) => owedCents > 0);
}

/** Rounds a rate to two decimals. The database column is a `real`, which returns 19.989999771 for 19.99. */
const roundRate = (rate: number) => Math.round(rate * 100) / 100;

/** Finds the user's Australian dollar debts with a known rate, from banks with fresh figures; the highest rate first. */
export async function findDebts(db: Database, userId: string, now: Date): Promise<Debt[]> {
  const rows = await db
    .select()
    .from(moneyAccounts)
    .where(and(isCountedAccountOf(userId), eq(moneyAccounts.currency, 'AUD')))
    .orderBy(asc(moneyAccounts.name), asc(moneyAccounts.id));
  const accounts = rows.map((row) => ({ ...row, balanceCents: isStale(row.asOf, now) ? null : row.balanceCents }));
  const offsetCents = accounts
    .filter(({ container, name }) => container === 'bank' && OFFSET.test(name))
    .reduce<number | null>((sum, { balanceCents: cents }) => (sum === null || cents === null ? null : sum + cents), 0);
  const debts = accounts.flatMap((account): Debt[] => {
    const { name, type, container, side, balanceCents: owedCents, interestRate: rate, minimumDueCents } = account;
    if (side !== 'liability' || (container !== 'creditCard' && container !== 'loan')) return [];
    if (owedCents === null || owedCents <= 0 || rate === null || rate <= 0) return [];
    return [{ name, type, minimumDueCents, container, owedCents, rate: roundRate(rate) }];
  });
  return subtractOffset(
    debts.toSorted((a, b) => b.rate - a.rate),
    offsetCents,
  );
}
