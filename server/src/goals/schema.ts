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
    targetCents: centsColumn('target_cents').notNull(),
    date: dayColumn('date').notNull(),
    perPaydayCents: centsColumn('per_payday_cents'),
    accountId: uuid('account_id').references(() => moneyAccounts.id, { onDelete: 'set null' }),
    sharePercent: integer('share_percent'),
    savedCents: centsColumn('saved_cents'),
    savedOn: dayColumn('saved_on'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    updatedAt: timestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'goals_of_an_account_or_by_hand',
      sql`(${table.sharePercent} is null) = (${table.savedCents} is not null) and (${table.savedCents} is null) = (${table.savedOn} is null)`,
    ),
    index('goals_user_id').on(table.userId),
    index('goals_account_id').on(table.accountId),
  ],
);
