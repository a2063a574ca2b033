import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { moneyTransactions } from './schema';

/** Signs of trouble in transactions for which a service offers help, the most telling first. */
export const moneySigns = ['gambling', 'payday_loan', 'dishonour', 'bnpl'] as const;
export type MoneySign = (typeof moneySigns)[number];

/** Older ones reveal little about how a user is now. */
const DAYS = 90;
/** A lottery ticket or one returned payment is no sign; one payday loan is, and so are plans with several providers. */
const fewest: Readonly<Record<MoneySign, number>> = { gambling: 4, payday_loan: 1, dishonour: 2, bnpl: 2 };

/**
 * The signs in the money that left a user's accounts in the last three months. Counts alone are read, and nothing of it is
 * stored or logged. Which numbers make a sign is our judgement.
 */
export async function findMoneySigns(db: Database, userId: string): Promise<MoneySign[]> {
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
        inArray(flag, moneySigns),
        gte(date, sql`current_date - ${DAYS}::int`),
        sql`(${amountCents} < 0 or ${flag} = 'payday_loan')`,
      ),
    )
    .groupBy(flag);
  return moneySigns.filter((sign) =>
    rows.some((row) => row.flag === sign && (sign === 'bnpl' ? row.merchants : row.count) >= fewest[sign]),
  );
}
