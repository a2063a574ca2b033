import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SpendingCategory } from '@verdant/shared/contract';
import { cents, day, owner } from '../import/schema';

export const budgetAmounts = pgTable(
  'budget_amounts',
  {
    userId: owner(),
    category: text('category').$type<SpendingCategory>().notNull(),
    monthlyCents: cents('monthly_cents').notNull(),
    rollOver: boolean('roll_over').notNull(),
    since: day('since').notNull(),
    carriedCents: cents('carried_cents').notNull(),
  },
  (table) => [primaryKey({ name: 'budget_amounts_pk', columns: [table.userId, table.category] })],
);
