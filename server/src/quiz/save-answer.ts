import { and, eq, isNull, sql } from 'drizzle-orm';
import { fieldError } from '@verdant/federation/http';
import type { Answer, AnswerSource, Language } from '@verdant/shared/contract';
import { prepareOncePerDatabase, type Database, type Transaction } from '../database';
import type { Cipher } from '../encryption/cipher';
import { toStepAnswer } from './answers';
import { checkAnswer } from './check-answer';
import type { QuestionDefinition } from './question-bank';
import { quizAnswers, quizSessions } from './schema';
import {
  toAnswerRow,
  type AnswerRow,
  type AnswerStore,
  type NewAnswer,
  type SessionKey,
  type StoredSession,
} from './store';
import { toStoredAnswer, type StoredAnswer } from './stored-answer';

function storedFor(
  cipher: Cipher,
  { userId, id }: SessionKey,
  { questionId, answer, rawAnswer }: NewAnswer,
): StoredAnswer {
  return toStoredAnswer(cipher, { userId, sessionId: id, questionId }, rawAnswer ?? answer);
}

/**
 * Checks an answer and returns it with the words of its question. Throws a 422 at the field for an invalid answer.
 */
export function checkNewAnswer(
  question: QuestionDefinition,
  submitted: unknown,
  language: Language,
  field = 'answer',
): Omit<NewAnswer, 'touched' | 'source'> {
  const checked = checkAnswer(question, submitted);
  if (!checked.ok) throw fieldError(field, checked.message);
  const questionText = question.words[language].text;
  return { questionId: question.id, questionText, ...toStepAnswer(question, checked.answer) };
}

const answerSaved = prepareOncePerDatabase((db) => {
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
    answer: sql<StoredAnswer>`${sql.placeholder('answer')}::jsonb`.as('answer'),
    touched: sql<boolean | null>`${sql.placeholder('touched')}::boolean`.as('touched'),
    source: sql<AnswerSource | null>`${sql.placeholder('source')}::text`.as('source'),
    submittedAt: sql<Date>`now()`.as('submitted_at'),
    firstAnswer: sql<null>`null::jsonb`.as('first_answer'),
  };
  return db
    .with(moved)
    .insert(quizAnswers)
    .select(db.select(added).from(moved))
    .returning()
    .prepare('quiz_answer_saved');
});

/**
 * Stores the answer to the current question and makes `next` the current question, in one SQL statement. Returns undefined
 * if the session was changed since it was read.
 */
export async function saveAnswer(
  { db, cipher }: AnswerStore<Database>,
  { session, answers }: StoredSession,
  answer: NewAnswer,
  next: string | null,
): Promise<StoredSession | undefined> {
  const progress = { currentQuestionId: next, completedAt: next === null ? new Date() : null };
  const { rawAnswer: _rawAnswer, ...values } = answer;
  const [row] = await answerSaved(db).execute({
    ...values,
    answer: JSON.stringify(storedFor(cipher, session, answer)),
    id: session.id,
    current: session.currentQuestionId,
    next,
    completedAt: progress.completedAt?.toISOString() ?? null,
    order: answers.length + 1,
  });
  return row && { session: { ...session, ...progress }, answers: [...answers, toAnswerRow(cipher, session, row)] };
}

/** Adds or replaces answers of a locked session. */
export async function saveAnswers(
  { db: tx, cipher }: AnswerStore<Transaction>,
  { session, answers }: StoredSession,
  saved: readonly NewAnswer[],
): Promise<void> {
  const last = Math.max(0, ...answers.map(({ questionOrder }) => questionOrder));
  for (const [index, given] of saved.entries()) {
    const { rawAnswer: _rawAnswer, ...values } = given;
    const answer = storedFor(cipher, session, given);
    await tx
      .insert(quizAnswers)
      .values({ sessionId: session.id, questionOrder: last + 1 + index, ...values, answer })
      .onConflictDoUpdate({
        target: [quizAnswers.sessionId, quizAnswers.questionId],
        set: { answer, source: given.source, submittedAt: new Date() },
      });
  }
}

/**
 * Replaces an answer of a locked session. Stores `before` as the first answer unless a first answer is already stored; a
 * `before` of null clears the first answer.
 */
export async function replaceAnswer(
  { db: tx, cipher }: AnswerStore<Transaction>,
  session: SessionKey,
  changed: NewAnswer,
  before: Answer | null,
): Promise<void> {
  const { questionId, rawAnswer: _rawAnswer, ...values } = changed;
  const answer = storedFor(cipher, session, changed);
  const first = sql`nullif(coalesce(${quizAnswers.firstAnswer}, ${JSON.stringify(before)}::jsonb), ${JSON.stringify(changed.answer)}::jsonb)`;
  await tx
    .update(quizAnswers)
    .set({ ...values, answer, firstAnswer: before === null ? null : first, submittedAt: new Date() })
    .where(and(eq(quizAnswers.sessionId, session.id), eq(quizAnswers.questionId, questionId)));
}

/** Sets an answer of a locked session back to an earlier answer; the stored wording of the question stays. */
export async function restoreAnswer(
  { db: tx, cipher }: AnswerStore<Transaction>,
  session: SessionKey,
  questionId: string,
  { answer, source, submittedAt }: Pick<AnswerRow, 'answer' | 'source' | 'submittedAt'>,
): Promise<void> {
  const stored = toStoredAnswer(cipher, { userId: session.userId, sessionId: session.id, questionId }, answer);
  await tx
    .update(quizAnswers)
    .set({ answer: stored, source, submittedAt })
    .where(and(eq(quizAnswers.sessionId, session.id), eq(quizAnswers.questionId, questionId)));
}
