import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SpendingCategory } from '@verdant/shared/contract';
import { centsColumn, dayColumn, userIdColumn } from '../import/schema';

export const budgetAmounts = pgTable(
  'budget_amounts',
  {
    userId: userIdColumn(),
    category: text('category').$type<SpendingCategory>().notNull(),
    monthlyCents: centsColumn('monthly_cents').notNull(),
    rollOver: boolean('roll_over').notNull(),
    since: dayColumn('since').notNull(),
    carriedCents: centsColumn('carried_cents').notNull(),
  },
  (table) => [primaryKey({ name: 'budget_amounts_pk', columns: [table.userId, table.category] })],
);
