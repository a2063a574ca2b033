import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { MoneyCategory } from '@verdant/shared/contract';
import type { Database, Transaction } from '../database';
import { moneyTransactions } from './schema';

/** Returns a subquery with the transactions that meet a condition, and the parts of split payments as rows. */
export function transactionPartsQuery(db: Database | Transaction, condition: SQL | undefined) {
  const { date, currency, merchantKey, flag, category, amountCents, split } = moneyTransactions;
  const payment = {
    date,
    currency,
    merchantKey,
    flag,
    paymentCents: sql`${amountCents}`.mapWith(Number).as('payment_cents'),
  };
  const amounts = (ofCategory: SQL | typeof category, cents: SQL | typeof amountCents, isPart: boolean) => ({
    ...payment,
    category: sql<MoneyCategory>`${ofCategory}`.as('category'),
    amountCents: sql`${cents}`.mapWith(Number).as('amount_cents'),
    isPart: sql<boolean>`${sql.raw(String(isPart))}`.as('is_part'),
  });
  const whole = db
    .select(amounts(category, amountCents, false))
    .from(moneyTransactions)
    .where(and(condition, isNull(split)));
  const parts = db
    .select(amounts(sql`part.category`, sql`part.amount_cents`, true))
    .from(moneyTransactions)
    .innerJoin(sql`jsonb_to_recordset(${split}) as part (category text, amount_cents bigint)`, sql`true`)
    .where(and(condition, isNotNull(split)));
  return unionAll(whole, parts).as('counted');
}
