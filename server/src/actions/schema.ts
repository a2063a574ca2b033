import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { actionStates, dismissReasons } from '@verdant/shared/contract';
import { users } from '../accounts/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Decisions of users about recommendations. A recommendation without a row is open. */
export const quizActions = pgTable(
  'quiz_actions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ruleId: text('rule_id').notNull(),
    state: text('state', { enum: actionStates }).notNull(),
    until: moment('until'),
    reason: text('reason', { enum: dismissReasons }),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ruleId] })],
);
