import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { moneyTransactions } from './schema';

/** Signs of trouble in transactions for which a service offers help, the most telling first. */
export const troubleSigns = ['gambling', 'payday_loan', 'dishonour', 'bnpl'] as const;
export type TroubleSign = (typeof troubleSigns)[number];

/** Days of transactions that are searched for signs. Older transactions say little about the present. */
const DAYS = 90;
/** Minimum transactions per sign (`bnpl`: providers). A lottery ticket or returned payment is no sign, a payday loan is. */
const minimumCounts: Readonly<Record<TroubleSign, number>> = { gambling: 4, payday_loan: 1, dishonour: 2, bnpl: 2 };

/** Finds signs in a user's debits of three months by our own thresholds. Reads only counts, stores and logs nothing. */
export async function findTroubleSigns(db: Database, userId: string): Promise<TroubleSign[]> {
  const { flag, amountCents, date, merchantKey, isCounted } = moneyTransactions;
  const rows = await db
    .select({
      flag,
      count: sql<number>`count(*)`.mapWith(Number),
      merchants: sql<number>`count(distinct ${merchantKey})`.mapWith(Number),
    })
    .from(moneyTransactions)
    .where(
      and(
        eq(moneyTransactions.userId, userId),
        isCounted,
        inArray(flag, troubleSigns),
        gte(date, sql`current_date - ${DAYS}::int`),
        sql`(${amountCents} < 0 or ${flag} = 'payday_loan')`,
      ),
    )
    .groupBy(flag);
  return troubleSigns.filter((sign) =>
    rows.some((row) => row.flag === sign && (sign === 'bnpl' ? row.merchants : row.count) >= minimumCounts[sign]),
  );
}
