import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { moneyAccounts } from '../bank-link/schema';
import type { Database } from '../database';
import { isStale } from './coverage';

/** Debt of a card or loan account whose interest rate is known. */
export interface Debt {
  readonly name: string;
  /** The aggregator's kind of account. */
  readonly container: 'creditCard' | 'loan';
  /** The aggregator's word, such as `MORTGAGE`. */
  readonly type: string;
  /** Debt in cents on which interest is charged; for a home loan, the money in its offset account is subtracted. */
  readonly owedCents: number;
  /** Interest rate in percent a year, with at most two decimals. */
  readonly rate: number;
  readonly minimumDueCents: number | null;
  /** True if money in an offset account was subtracted. */
  readonly isOffset?: true;
}

const HOME_LOANS = new Set(['MORTGAGE', 'HOME_LOAN']);
const OFFSET = /\boffset\b/i;

/**
 * Returns debts with the amount that bears interest. Money in an offset account reduces the home loan. Home loans are left
 * out if there are several, because the offset could belong to any, or if an offset balance is unknown (null).
 */
export function lessOffset(debts: readonly Debt[], offsetCents: number | null): Debt[] {
  const isHome = ({ type }: Debt) => HOME_LOANS.has(type);
  if (offsetCents !== null && offsetCents <= 0) return [...debts];
  if (offsetCents === null || debts.filter(isHome).length > 1) return debts.filter((debt) => !isHome(debt));
  const net = (debt: Debt): Debt => ({ ...debt, owedCents: Math.max(0, debt.owedCents - offsetCents), isOffset: true });
  return debts.map((debt) => (isHome(debt) ? net(debt) : debt)).filter(({ owedCents }) => owedCents > 0);
}

/** Rounds a rate to two decimals. The database column is a `real`, which returns 19.989999771 for 19.99. */
const twoDecimals = (rate: number) => Math.round(rate * 100) / 100;

/** Finds the user's Australian dollar debts with a known rate, from banks with fresh figures; the highest rate first. */
export async function findDebts(db: Database, userId: string, now: Date): Promise<Debt[]> {
  const { name, container, type, balanceCents, interestRate, minimumDueCents, asOf } = moneyAccounts;
  const rows = await db
    .select({ name, container, type, balanceCents, interestRate, minimumDueCents, asOf })
    .from(moneyAccounts)
    .where(
      and(
        eq(moneyAccounts.userId, userId),
        eq(moneyAccounts.side, 'liability'),
        eq(moneyAccounts.currency, 'AUD'),
        moneyAccounts.isCounted,
        isNull(moneyAccounts.leftOut),
        or(eq(container, 'creditCard'), eq(container, 'loan')),
        gt(balanceCents, 0),
        isNotNull(interestRate),
        gt(interestRate, 0),
      ),
    )
    .orderBy(asc(name), asc(moneyAccounts.id));
  const held = await db
    .select({ name, balanceCents, asOf })
    .from(moneyAccounts)
    .where(
      and(
        eq(moneyAccounts.userId, userId),
        eq(container, 'bank'),
        eq(moneyAccounts.currency, 'AUD'),
        moneyAccounts.isCounted,
        isNull(moneyAccounts.leftOut),
      ),
    );
  const offsetCents = held
    .filter((account) => OFFSET.test(account.name))
    .map((account) => (isStale(account.asOf, now) ? null : account.balanceCents))
    .reduce<number | null>((sum, cents) => (sum === null || cents === null ? null : sum + cents), 0);
  const debts = rows
    .flatMap(({ balanceCents: owedCents, interestRate: rate, container: kind, asOf: time, ...row }): Debt[] =>
      owedCents === null || rate === null || isStale(time, now)
        ? []
        : [{ ...row, owedCents, rate: twoDecimals(rate), container: kind === 'loan' ? kind : 'creditCard' }],
    )
    .toSorted((a, b) => b.rate - a.rate);
  return lessOffset(debts, offsetCents);
}
