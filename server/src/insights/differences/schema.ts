import { pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import type { AnswerSource } from '@verdant/shared/contract';
import { ownerIdColumn, timestampColumn } from '../../accounts/schema';
import { quizSessions } from '../../quiz/schema';

/** Latest decision of a user about each answer that differed from a figure of the accounts. */
export const differenceDecisions = pgTable(
  'quiz_figures',
  {
    userId: ownerIdColumn(),
    questionId: text('question_id').notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => quizSessions.id, { onDelete: 'cascade' }),
    decision: text('decision', { enum: ['use', 'keep'] }).notNull(),
    value: real('value').notNull(),
    /** Answer before the decision, with source and time, which an undo restores. */
    answer: text('answer').notNull(),
    source: text('source').$type<AnswerSource>(),
    answeredAt: timestampColumn('answered_at').notNull(),
    decidedAt: timestampColumn('decided_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);
