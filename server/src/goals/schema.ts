import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moneyAccounts } from '../bank-link/schema';
import { cents, day, moment, owner } from '../money/import/schema';

/** Savings goals. The saved amount is a share of an account's balance, or an amount that the user entered for a day. */
export const goals = pgTable(
  'goals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    targetCents: cents('target_cents').notNull(),
    date: day('date').notNull(),
    perPaydayCents: cents('per_payday_cents'),
    accountId: uuid('account_id').references(() => moneyAccounts.id, { onDelete: 'set null' }),
    sharePercent: integer('share_percent'),
    savedCents: cents('saved_cents'),
    savedOn: day('saved_on'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
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
