import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { bearerToken, hashToken } from '@verdant/federation/http';
import { sessionEndedError, touchSession, type Account } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    /** Account of the session, set by `authenticate`; reading the property throws on a route without `authenticate`. */
    account: Account;
  }
}

const accounts = new WeakMap<FastifyRequest, Account>();

/** Declares `request.account`; must be called once per app. */
export function decorateAccount(app: FastifyInstance): void {
  app.decorateRequest('account', {
    getter(this: FastifyRequest) {
      const account = accounts.get(this);
      if (!account) throw new Error('request.account was read on a route without authenticate');
      return account;
    },
    setter(this: FastifyRequest, account: Account) {
      accounts.set(this, account);
    },
  });
}

/** Returns a preHandler that sets `request.account`, or responds with 401 if the request has no valid token. */
export function authenticate(db: Database) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request.headers.authorization);
    const account = token === undefined ? undefined : await touchSession(db, hashToken(token));
    if (!account) throw sessionEndedError();
    request.account = account;
    await request.admitAccount(account.id);
  };
}
