import { bigint, boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SpendingCategory } from '@verdant/shared/contract';
import { users } from '../../accounts/schema';

export const budgetAmounts = pgTable(
  'budget_amounts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text('category').$type<SpendingCategory>().notNull(),
    monthlyCents: bigint('monthly_cents', { mode: 'number' }).notNull(),
    rollOver: boolean('roll_over').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    /** Amount that had rolled over before that month. */
    carriedCents: bigint('carried_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ name: 'budget_amounts_pk', columns: [table.userId, table.category] })],
);
