import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema';
import { moneyAccounts } from '../bank-link/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();
const cents = (name: string) => bigint(name, { mode: 'number' });

/** Savings goals. The saved amount is a share of an account's balance, or an amount that the user entered for a day. */
export const goals = pgTable(
  'goals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    targetCents: cents('target_cents').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    perPaydayCents: cents('per_payday_cents'),
    /** Account of the savings; null without an account or after its removal. */
    accountId: uuid('account_id').references(() => moneyAccounts.id, { onDelete: 'set null' }),
    sharePercent: integer('share_percent'),
    savedCents: cents('saved_cents'),
    savedOn: date('saved_on', { mode: 'string' }),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
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
