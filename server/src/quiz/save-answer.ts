import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Answer, AnswerSource } from '@verdant/shared/contract';
import { prepared, type Database } from '../database';
import { quizAnswers, quizSessions } from './schema';
import type { NewAnswer, StoredSession } from './store';

const answerSaved = prepared((db) => {
  const moved = db.$with('moved').as(
    db
      .update(quizSessions)
      .set({
        currentQuestionId: sql`${sql.placeholder('next')}::text`,
        completedAt: sql`${sql.placeholder('completedAt')}::timestamptz`,
      })
      .where(
        and(
          eq(quizSessions.id, sql.placeholder('id')),
          eq(quizSessions.currentQuestionId, sql.placeholder('current')),
          isNull(quizSessions.archivedAt),
          isNull(quizSessions.completedAt),
        ),
      )
      .returning({ id: quizSessions.id }),
  );
  const added = {
    sessionId: moved.id,
    questionOrder: sql<number>`${sql.placeholder('order')}::integer`.as('question_order'),
    questionId: sql<string>`${sql.placeholder('questionId')}::text`.as('question_id'),
    questionText: sql<string>`${sql.placeholder('questionText')}::text`.as('question_text'),
    answer: sql<Answer>`${sql.placeholder('answer')}::jsonb`.as('answer'),
    touched: sql<boolean | null>`${sql.placeholder('touched')}::boolean`.as('touched'),
    source: sql<AnswerSource | null>`${sql.placeholder('source')}::text`.as('source'),
    submittedAt: sql<Date>`now()`.as('submitted_at'),
  };
  return db
    .with(moved)
    .insert(quizAnswers)
    .select(db.select(added).from(moved))
    .returning()
    .prepare('quiz_answer_saved');
});

/**
 * Adds the next answer and moves the session on (`next` null completes it), in one statement. Undefined, and nothing
 * stored, when the session is no longer as it was read: answered, restarted or completed meanwhile.
 */
export async function saveAnswer(
  db: Database,
  { session, answers }: StoredSession,
  answer: NewAnswer,
  next: string | null,
): Promise<StoredSession | undefined> {
  const progress = { currentQuestionId: next, completedAt: next === null ? new Date() : null };
  const [row] = await answerSaved(db).execute({
    ...answer,
    answer: JSON.stringify(answer.answer),
    id: session.id,
    current: session.currentQuestionId,
    next,
    completedAt: progress.completedAt?.toISOString() ?? null,
    order: answers.length + 1,
  });
  return row && { session: { ...session, ...progress }, answers: [...answers, row] };
}
