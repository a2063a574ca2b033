import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { MoneyCategory } from '@verdant/shared/contract';
import type { Database, Transaction } from '../database';
import { moneyTransactions } from './schema';

/** Returns a subquery with the transactions that meet a condition, and the parts of split payments as rows. */
export function countedParts(db: Database | Transaction, condition: SQL | undefined) {
  const { date, currency, merchantKey, flag, category, amountCents, split } = moneyTransactions;
  const payment = { date, currency, merchantKey, flag };
  const whole = db
    .select({
      ...payment,
      category: sql<MoneyCategory>`${category}`.as('category'),
      amountCents: sql`${amountCents}`.mapWith(Number).as('amount_cents'),
      paymentCents: sql`${amountCents}`.mapWith(Number).as('payment_cents'),
      isPart: sql<boolean>`false`.as('is_part'),
    })
    .from(moneyTransactions)
    .where(and(condition, isNull(split)));
  const parts = db
    .select({
      ...payment,
      category: sql<MoneyCategory>`part.category`.as('category'),
      amountCents: sql`part.amount_cents`.mapWith(Number).as('amount_cents'),
      paymentCents: sql`${amountCents}`.mapWith(Number).as('payment_cents'),
      isPart: sql<boolean>`true`.as('is_part'),
    })
    .from(moneyTransactions)
    .innerJoin(sql`jsonb_to_recordset(${split}) as part (category text, amount_cents bigint)`, sql`true`)
    .where(and(condition, isNotNull(split)));
  return unionAll(whole, parts).as('counted');
}
