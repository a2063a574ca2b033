import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Answer, AnswerSource } from '@verdant/shared/contract';
import { prepared, type Database, type Transaction } from '../database';
import { quizAnswers, quizSessions } from './schema';

type Connection = Database | Transaction;

export type SessionRow = typeof quizSessions.$inferSelect;
export type AnswerRow = typeof quizAnswers.$inferSelect;

/** A session with its answers in the order in which they were given. */
export interface StoredSession {
  readonly session: SessionRow;
  readonly answers: readonly AnswerRow[];
}

/** Any other text would be an error of the database. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function answersOf(db: Connection, sessionId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(quizAnswers)
    .where(eq(quizAnswers.sessionId, sessionId))
    .orderBy(asc(quizAnswers.questionOrder));
}

/** Sessions with their answers, a row for each answer, in order. */
function selectSession(db: Database) {
  return db
    .select({ session: quizSessions, answer: quizAnswers })
    .from(quizSessions)
    .leftJoin(quizAnswers, eq(quizAnswers.sessionId, quizSessions.id))
    .orderBy(asc(quizAnswers.questionOrder))
    .$dynamic();
}

const sessionById = prepared((db) =>
  selectSession(db)
    .where(and(eq(quizSessions.id, sql.placeholder('id')), eq(quizSessions.userId, sql.placeholder('userId'))))
    .prepare('quiz_session_by_id'),
);

const currentSessionOf = prepared((db) =>
  selectSession(db)
    .where(and(eq(quizSessions.userId, sql.placeholder('userId')), isNull(quizSessions.archivedAt)))
    .prepare('quiz_session_current'),
);

type JoinedRow = { readonly session: SessionRow; readonly answer: AnswerRow | null };

function toStored(rows: readonly JoinedRow[]): StoredSession | null {
  const [first] = rows;
  return first ? { session: first.session, answers: rows.flatMap(({ answer }) => answer ?? []) } : null;
}

/** The session that `start` reports: the user's one that no newer has replaced. */
export async function findCurrentSession(db: Database, userId: string): Promise<StoredSession | null> {
  return toStored(await currentSessionOf(db).execute({ userId }));
}

/** A session of this user, archived or not; null for anyone else's and for what is no id at all. */
export async function findSession(db: Database, userId: string, sessionId: string): Promise<StoredSession | null> {
  if (!UUID.test(sessionId)) return null;
  return toStored(await sessionById(db).execute({ id: sessionId, userId }));
}

/** As `findSession`, with the row locked until the transaction ends: submits to one session run one after the other. */
export async function lockSession(tx: Transaction, userId: string, sessionId: string): Promise<StoredSession | null> {
  if (!UUID.test(sessionId)) return null;
  const [session] = await tx
    .select()
    .from(quizSessions)
    .where(and(eq(quizSessions.id, sessionId), eq(quizSessions.userId, userId)))
    .for('update');
  // A statement of its own: what a join reads may be older than the row that was waited for.
  return session ? { session, answers: await answersOf(tx, session.id) } : null;
}

/** Whether the user has finished any quiz, replaced or not. */
export async function hasCompletedQuiz(db: Connection, userId: string): Promise<boolean> {
  return (await findLatestCompleted(db, userId)) !== null;
}

const latestCompletedOf = prepared((db) =>
  db
    .select()
    .from(quizSessions)
    .where(and(eq(quizSessions.userId, sql.placeholder('userId')), isNotNull(quizSessions.completedAt)))
    .orderBy(desc(quizSessions.completedAt))
    .limit(1)
    .prepare('quiz_session_latest_completed'),
);

/** The last finished session; a newer one in progress, or an archived state, does not hide it. */
export async function findLatestCompleted(db: Connection, userId: string): Promise<SessionRow | null> {
  const [session] = await latestCompletedOf(db).execute({ userId });
  return session ?? null;
}

/** The user's completed session before this one, replaced or not. */
export async function findCompletedBefore(
  db: Connection,
  { userId, completedAt }: SessionRow,
): Promise<SessionRow | null> {
  if (completedAt === null) return null;
  const [session] = await db
    .select()
    .from(quizSessions)
    .where(and(eq(quizSessions.userId, userId), lt(quizSessions.completedAt, completedAt)))
    .orderBy(desc(quizSessions.completedAt))
    .limit(1);
  return session ?? null;
}

/** A session that is completed, with its answers. */
interface CompletedSession extends StoredSession {
  readonly session: SessionRow & { readonly completedAt: Date };
}

function isCompleted(session: SessionRow): session is CompletedSession['session'] {
  return session.completedAt !== null;
}

/** The user's last completed sessions, at most `max`, replaced or not; the oldest first. */
export async function listCompleted(db: Connection, userId: string, max: number): Promise<CompletedSession[]> {
  const sessions = await db
    .select()
    .from(quizSessions)
    .where(and(eq(quizSessions.userId, userId), isNotNull(quizSessions.completedAt)))
    .orderBy(desc(quizSessions.completedAt))
    .limit(max);
  const ids = sessions.map(({ id }) => id);
  const answers = await db
    .select()
    .from(quizAnswers)
    .where(inArray(quizAnswers.sessionId, ids))
    .orderBy(asc(quizAnswers.questionOrder));
  return sessions
    .filter(isCompleted)
    .map((session) => ({ session, answers: answers.filter(({ sessionId }) => sessionId === session.id) }))
    .toReversed();
}

export interface NewSession {
  readonly userId: string;
  readonly quizId: string;
  readonly total: number;
  /** Of the quiz that the user completed before. */
  readonly previousQuestionIds: readonly string[];
  readonly firstQuestion: (sessionId: string) => string;
}

/** Makes a session unless the user has a current one; the partial unique index decides, so never two. */
export async function insertSession(
  db: Connection,
  { userId, quizId, total, previousQuestionIds, firstQuestion }: NewSession,
): Promise<void> {
  const id = randomUUID();
  await db
    .insert(quizSessions)
    .values({
      id,
      userId,
      quizId,
      total,
      previousQuestionIds: [...previousQuestionIds],
      currentQuestionId: firstQuestion(id),
    })
    .onConflictDoNothing();
}

/** Puts the user's current session aside; its answers stay. */
export async function archiveCurrentSession(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(quizSessions)
    .set({ archivedAt: new Date() })
    .where(and(eq(quizSessions.userId, userId), isNull(quizSessions.archivedAt)));
}

export interface NewAnswer {
  readonly questionId: string;
  readonly questionText: string;
  readonly answer: Answer;
  readonly touched: boolean | null;
  readonly source: AnswerSource | null;
}

/** Adds answers to a locked session; a question that was answered before takes the new answer. */
export async function saveAnswers(
  tx: Transaction,
  { session, answers }: StoredSession,
  saved: readonly NewAnswer[],
): Promise<void> {
  const last = Math.max(0, ...answers.map(({ questionOrder }) => questionOrder));
  for (const [index, answer] of saved.entries()) {
    await tx
      .insert(quizAnswers)
      .values({ sessionId: session.id, questionOrder: last + 1 + index, ...answer })
      .onConflictDoUpdate({
        target: [quizAnswers.sessionId, quizAnswers.questionId],
        set: { answer: answer.answer, source: answer.source, submittedAt: new Date() },
      });
  }
}

/** Replaces one answer of a locked session; its place in the order stays. */
export async function replaceAnswer(tx: Transaction, sessionId: string, changed: NewAnswer): Promise<void> {
  const { questionId, ...values } = changed;
  await tx
    .update(quizAnswers)
    .set({ ...values, submittedAt: new Date() })
    .where(and(eq(quizAnswers.sessionId, sessionId), eq(quizAnswers.questionId, questionId)));
}
