import { ApiError } from '@verdant/federation/http';
import type { Database, Transaction } from '../database';
import {
  findLatestCompletedSession,
  findSession,
  type AnswerStore,
  type CompletedSession,
  type SessionRow,
} from './store';

/** Id in URLs that stands for the latest completed session. */
export const LATEST_SESSION_ID = 'latest';

/** Throws a 409 for an incomplete quiz. */
export function requireCompletedSession(session: SessionRow): asserts session is CompletedSession['session'] {
  if (session.completedAt === null) throw new ApiError(409, 'This quiz is not completed yet.');
}

/** Throws a 409 unless the session is the latest completed one, because answers of earlier sessions never change. */
export async function requireLatestSession(db: Database | Transaction, session: SessionRow): Promise<void> {
  if ((await findLatestCompletedSession(db, session.userId))?.id !== session.id) {
    throw new ApiError(409, 'Only the answers of your latest quiz can be changed.');
  }
}

/** Finds a completed session; null if `latest` is asked for and no quiz is completed. Throws a 404 or 409 otherwise. */
export async function findCompletedSession(answerStore: AnswerStore<Database>, userId: string, id: string) {
  const latest = await findLatestCompletedSession(answerStore.db, userId);
  const isLatest = id === LATEST_SESSION_ID || id === latest?.id;
  const session = isLatest ? latest : (await findSession(answerStore, userId, id)).session;
  if (!session) return null;
  requireCompletedSession(session);
  return { session, isLatest };
}
