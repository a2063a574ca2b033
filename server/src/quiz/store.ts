import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { ApiError } from '@verdant/federation/http';
import type { AnswerSource, Language } from '@verdant/shared/contract';
import { isUuid, prepareOncePerDatabase, type Database, type Transaction } from '../database';
import type { Cipher } from '../encryption/cipher';
import { checkStorageLimit } from '../storage-limit';
import { quizAnswers, quizSessions } from './schema';
import { toStepAnswer, type GivenAnswer } from './answers';
import { questionBank } from './question-bank';
import { readAnswer } from './stored-answer';

type Connection = Database | Transaction;

/** Dependencies of functions that read or store answers; `cipher` encrypts free texts. */
export interface AnswerStore<C extends Connection = Connection> {
  readonly db: C;
  readonly cipher: Cipher;
}

export type SessionRow = typeof quizSessions.$inferSelect;
type StoredRow = typeof quizAnswers.$inferSelect;
export type AnswerRow = Omit<StoredRow, 'answer'> & Pick<GivenAnswer, 'answer' | 'rawAnswer'>;
export type SessionKey = Pick<SessionRow, 'id' | 'userId'>;

/** A session with the answers in their order. */
export interface StoredSession {
  readonly session: SessionRow;
  readonly answers: readonly AnswerRow[];
}

/** Decrypts an answer and converts it to a step. Throws if decryption fails. */
export function toAnswerRow(cipher: Cipher, { userId, id }: SessionKey, row: StoredRow): AnswerRow {
  const question = questionBank.byId.get(row.questionId);
  const answer = readAnswer(cipher, { userId, sessionId: id, questionId: row.questionId }, row.answer);
  return { ...row, ...(question ? toStepAnswer(question, answer) : { answer }) };
}

export async function findSessionAnswers({ db, cipher }: AnswerStore, session: SessionKey): Promise<AnswerRow[]> {
  const rows = await db
    .select()
    .from(quizAnswers)
    .where(eq(quizAnswers.sessionId, session.id))
    .orderBy(asc(quizAnswers.questionOrder));
  return rows.map((row) => toAnswerRow(cipher, session, row));
}

/** Returns a query for sessions, with one row per answer in the order of the answers. */
function selectSession(db: Database) {
  return db
    .select({ session: quizSessions, answer: quizAnswers })
    .from(quizSessions)
    .leftJoin(quizAnswers, eq(quizAnswers.sessionId, quizSessions.id))
    .orderBy(asc(quizAnswers.questionOrder))
    .$dynamic();
}

const sessionById = prepareOncePerDatabase((db) =>
  selectSession(db)
    .where(and(eq(quizSessions.id, sql.placeholder('id')), eq(quizSessions.userId, sql.placeholder('userId'))))
    .prepare('quiz_session_by_id'),
);

const currentSessionOf = prepareOncePerDatabase((db) =>
  selectSession(db)
    .where(and(eq(quizSessions.userId, sql.placeholder('userId')), isNull(quizSessions.archivedAt)))
    .prepare('quiz_session_current'),
);

type JoinedRow = { readonly session: SessionRow; readonly answer: StoredRow | null };

function toSession(cipher: Cipher, rows: readonly JoinedRow[]): StoredSession | null {
  const [first] = rows;
  if (!first) return null;
  const { session } = first;
  return { session, answers: rows.flatMap(({ answer }) => (answer ? toAnswerRow(cipher, session, answer) : [])) };
}

/** Finds the user's current session, the one that is not archived. */
export async function findCurrentSession(
  { db, cipher }: AnswerStore<Database>,
  userId: string,
): Promise<StoredSession | null> {
  return toSession(cipher, await currentSessionOf(db).execute({ userId }));
}

const notFound = () => new ApiError(404, 'Quiz session not found.');

/** Finds a session of this user, even if archived. Throws a 404 for an unknown session. */
export async function findSession(
  { db, cipher }: AnswerStore<Database>,
  userId: string,
  sessionId: string,
): Promise<StoredSession> {
  const rows = isUuid(sessionId) ? await sessionById(db).execute({ id: sessionId, userId }) : [];
  const stored = toSession(cipher, rows);
  if (!stored) throw notFound();
  return stored;
}

/** Finds a session and locks the row until the transaction ends. Throws a 404 for an unknown session. */
export async function lockSession(
  store: AnswerStore<Transaction>,
  userId: string,
  sessionId: string,
): Promise<StoredSession> {
  if (!isUuid(sessionId)) throw notFound();
  const [session] = await store.db
    .select()
    .from(quizSessions)
    .where(and(eq(quizSessions.id, sessionId), eq(quizSessions.userId, userId)))
    .for('update');
  if (!session) throw notFound();
  // Answers are read by a separate query, because a join could return rows from before the lock.
  return { session, answers: await findSessionAnswers(store, session) };
}

export async function hasCompletedQuiz(db: Connection, userId: string): Promise<boolean> {
  return (await findLatestCompletedSession(db, userId)) !== null;
}

const latestCompletedOf = prepareOncePerDatabase((db) =>
  db
    .select()
    .from(quizSessions)
    .where(and(eq(quizSessions.userId, sql.placeholder('userId')), isNotNull(quizSessions.completedAt)))
    .orderBy(desc(quizSessions.completedAt))
    .limit(1)
    .prepare('quiz_session_latest_completed'),
);

/** Finds the last completed session, even if archived. */
export async function findLatestCompletedSession(db: Connection, userId: string): Promise<SessionRow | null> {
  const [session] = await latestCompletedOf(db).execute({ userId });
  return session ?? null;
}

/** Finds the last session that was completed before this one. */
export async function findSessionCompletedBefore(
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

export interface CompletedSession extends StoredSession {
  readonly session: SessionRow & { readonly completedAt: Date };
}

function isCompleted(session: SessionRow): session is CompletedSession['session'] {
  return session.completedAt !== null;
}

/** Returns the last completed sessions, the oldest first. */
export async function listCompletedSessions(
  { db, cipher }: AnswerStore,
  userId: string,
  max: number,
): Promise<CompletedSession[]> {
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
    .map((session) => ({
      session,
      answers: answers
        .filter(({ sessionId }) => sessionId === session.id)
        .map((row) => toAnswerRow(cipher, session, row)),
    }))
    .toReversed();
}

type NewSession = Pick<SessionRow, 'id' | 'userId' | 'total' | 'previousQuestionIds' | 'currentQuestionId'>;

/** Creates a session unless the user has a current session. Throws a 409 if the user has too many sessions. */
export async function insertSession(db: Connection, session: NewSession): Promise<void> {
  const isOfUser = eq(quizSessions.userId, session.userId);
  await checkStorageLimit(db, 'quizzes', { table: quizSessions, where: isOfUser, added: 1 });
  await db
    .insert(quizSessions)
    .values({ ...session, quizId: questionBank.id })
    .onConflictDoNothing();
}

export async function archiveCurrentSession(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(quizSessions)
    .set({ archivedAt: new Date() })
    .where(and(eq(quizSessions.userId, userId), isNull(quizSessions.archivedAt)));
}

export interface NewAnswer extends Pick<GivenAnswer, 'answer' | 'rawAnswer'> {
  readonly questionId: string;
  readonly questionText: string;
  readonly touched: boolean | null;
  readonly source: AnswerSource | null;
}

export interface QuizContext extends AnswerStore<Database> {
  readonly language: Language;
}
