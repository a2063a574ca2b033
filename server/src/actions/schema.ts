import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { actionStates, dismissReasons } from '@verdant/shared/contract';
import { ownerIdColumn, timestampColumn } from '../accounts/schema';

/** Decisions of users about recommendations. A recommendation without a row is open. */
export const quizActions = pgTable(
  'quiz_actions',
  {
    userId: ownerIdColumn(),
    ruleId: text('rule_id').notNull(),
    state: text('state', { enum: actionStates }).notNull(),
    until: timestampColumn('until'),
    reason: text('reason', { enum: dismissReasons }),
    changedAt: timestampColumn('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ruleId] })],
);
