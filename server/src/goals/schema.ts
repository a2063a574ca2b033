import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ownerIdColumn, timestampColumn } from '../accounts/schema';
import { moneyAccounts } from '../bank-link/schema';
import { centsColumn, dayColumn } from '../money/schema';

/** Savings goals. The saved amount is a share of an account's balance, or an amount that the user entered for a day. */
export const goals = pgTable(
  'goals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerIdColumn(),
    name: text('name').notNull(),
    target_cents: centsColumn('target_cents').notNull(),
    date: dayColumn('date').notNull(),
    per_payday_cents: centsColumn('per_payday_cents'),
    account_id: uuid('account_id').references(() => moneyAccounts.id, { onDelete: 'set null' }),
    share_percent: integer('share_percent'),
    saved_cents: centsColumn('saved_cents'),
    saved_on: dayColumn('saved_on'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    updatedAt: timestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'goals_of_an_account_or_by_hand',
      sql`(${table.share_percent} is null) = (${table.saved_cents} is not null) and (${table.saved_cents} is null) = (${table.saved_on} is null)`,
    ),
    index('goals_user_id').on(table.userId),
    index('goals_account_id').on(table.account_id),
  ],
);
