import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Answer, AnswerSource } from '@verdant/shared/contract';
import { ownerIdColumn, timestampColumn } from '../accounts/schema';
import type { StoredAnswer } from './stored-answer';

/** A column type of our own, because Drizzle's JSON column parses texts twice: the text "2030" would become a number. */
const answerColumn = customType<{ data: StoredAnswer }>({
  dataType: () => 'jsonb',
  toDriver: (answer) => JSON.stringify(answer),
});

export const quizSessions = pgTable(
  'quiz_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerIdColumn(),
    /** Id of the session's question bank. */
    quizId: text('quiz_id').notNull(),
    total: integer('total').notNull(),
    /** Ids of the questions in the user's previous completed quiz. */
    previousQuestionIds: text('previous_question_ids').array().notNull().default([]),
    /** Question that waits for an answer; null once completed. */
    currentQuestionId: text('current_question_id'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    completedAt: timestampColumn('completed_at'),
    /** Time at which `restart` replaced the session. */
    archivedAt: timestampColumn('archived_at'),
  },
  (table) => [
    // Ensures that two concurrent starts create only one session.
    uniqueIndex('quiz_sessions_one_current')
      .on(table.userId)
      .where(sql`${table.archivedAt} is null`),
    index('quiz_sessions_completed').on(table.userId, table.completedAt),
  ],
);

export const quizAnswers = pgTable(
  'quiz_answers',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => quizSessions.id, { onDelete: 'cascade' }),
    /** Position in the quiz, from 1. */
    questionOrder: integer('question_order').notNull(),
    questionId: text('question_id').notNull(),
    /** Wording of the question at the time of the answer. */
    questionText: text('question_text').notNull(),
    /** Answer; a free text is encrypted (`StoredAnswer`). */
    answer: answerColumn('answer').notNull(),
    /** True if a slider was moved; null if unknown. */
    touched: boolean('touched'),
    /** Source of the answer; null if the user gave the answer without a suggestion. */
    source: text('source').$type<AnswerSource>(),
    submittedAt: timestampColumn('submitted_at').notNull().defaultNow(),
    /** Original answer if changed later, never free text. Null without a change, or after one to "prefer not to say". */
    firstAnswer: answerColumn('first_answer').$type<Answer>(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.questionOrder] }),
    unique('quiz_answers_one_a_question').on(table.sessionId, table.questionId),
    check('quiz_answers_source', sql`${table.source} in ('accounts')`),
  ],
);
