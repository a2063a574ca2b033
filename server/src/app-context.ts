import type { FastifyPluginAsync } from 'fastify';
import type { BankLinking } from './bank-link';
import type { Database } from './database';
import type { Settings } from './settings';

/** What a subject's routes are given. */
export interface AppContext {
  readonly settings: Settings;
  readonly db: Database;
  /** Whether the database answers a query just now; never throws. */
  readonly isDatabaseAnswering: () => Promise<boolean>;
  /** How banks are connected; undefined when that is switched off. */
  readonly bankLinking: BankLinking | undefined;
}

/**
 * One subject's routes, registered under `/api/v1`:
 *
 *     export const quizRoutes: ApiRoutes = async (app, { db }) => {
 *       const signedIn = { preHandler: authenticate(db) };
 *       app.post('/adaptive-quiz/start', signedIn, async (request) => start(db, request.account.id));
 *     };
 *
 * Handlers return the answer, and throw `ApiError` (from `./http`) for every error a client should be told.
 */
export type ApiRoutes = FastifyPluginAsync<AppContext>;
