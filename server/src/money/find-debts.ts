import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { moneyAccounts } from '../bank-link/schema';
import type { Database } from '../database';
import { isStale } from './coverage';

/** What is owed in an account at a known rate. */
export interface Debt {
  readonly name: string;
  /** The aggregator's kind of account. */
  readonly container: 'creditCard' | 'loan';
  /** The aggregator's word, such as `MORTGAGE`. */
  readonly type: string;
  readonly owedCents: number;
  /** Percent a year, two decimals at most. */
  readonly rate: number;
  readonly minimumDueCents: number | null;
}

/** The column is a `real`: 19.99 comes back as 19.989999771. */
const twoDecimals = (rate: number) => Math.round(rate * 100) / 100;

/** What a user owes in Australian dollars at a known rate, by banks that were not silent for days; the dearest first. */
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
  return rows
    .flatMap(({ balanceCents: owedCents, interestRate: rate, container: kind, asOf: time, ...row }): Debt[] =>
      owedCents === null || rate === null || isStale(time, now)
        ? []
        : [{ ...row, owedCents, rate: twoDecimals(rate), container: kind === 'loan' ? kind : 'creditCard' }],
    )
    .toSorted((a, b) => b.rate - a.rate);
}
