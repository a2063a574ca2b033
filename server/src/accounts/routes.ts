import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { accountCalls } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { Jobs } from '../jobs';
import { bearerToken, enableRateLimits, perMinute } from '@verdant/federation/http';
import { serveCall } from '../serve-call';
import { byAccount, byEmail } from './attempts';
import { authenticate } from './authenticate';
import { createPasswords } from './passwords';
import { serveResets, type ResetSettings } from './reset-routes';
import { tokenResponse } from './responses';
import * as service from './service';
import { deleteExpiredSessions, deleteSession } from './store';

export interface AccountContext {
  readonly db: Database;
  readonly settings: ResetSettings;
  readonly jobs: Jobs;
  /** The quiz's part of a user; passed in, since the quiz builds on accounts. */
  readonly hasCompletedQuiz: service.AccountParts['hasCompletedQuiz'];
}

const HOUR_SECONDS = 60 * 60;
/** Delay of a refused attempt, which slows brute force down. */
const REFUSAL_DELAY_MS = 1_000;

const waitsFor = (request: FastifyRequest) => () => !request.socket.destroyed;
const sentToken = (request: FastifyRequest) => bearerToken(request.headers.authorization) ?? '';

/** Every call of spec 7 below `/auth`, and the two of a password reset. A call that changes the user returns it. */
export const accountRoutes: FastifyPluginAsync<AccountContext> = async (
  app,
  { db, settings, jobs, hasCompletedQuiz },
) => {
  await enableRateLimits(app);
  const parts: service.AccountParts = {
    db,
    passwords: createPasswords(),
    sessionDays: settings.sessionDays,
    hasCompletedQuiz,
  };
  const limit = settings.signInAttempts;
  /** Before the body is read: under a flood a refusal must be cheap. */
  const onRequest = async () => {
    try {
      parts.passwords.refuseWhenFull();
    } catch (error) {
      await wait(REFUSAL_DELAY_MS);
      throw error;
    }
  };
  const signedIn = { preHandler: authenticate(db) };

  serveCall(
    app,
    accountCalls.login,
    {
      onRequest,
      config: { rateLimit: perMinute(limit, byEmail), crashText: 'Server error during login. Please try again later.' },
    },
    async (request, { body }) => tokenResponse(await service.logIn(parts, body, waitsFor(request))),
  );

  serveCall(
    app,
    accountCalls.register,
    {
      onRequest,
      config: {
        rateLimit: perMinute(limit, byEmail),
        crashText: 'Server error during registration. Please try again later.',
      },
    },
    async (request, { body }, reply) => {
      const { token, user } = await service.register(parts, body, waitsFor(request));
      reply.code(201);
      return { ...tokenResponse(token), user };
    },
  );

  serveResets(app, { db, settings, jobs, passwords: parts.passwords, refuseWhenBusy: onRequest, waitsFor });
  jobs.repeat('delete-expired-sessions', HOUR_SECONDS, async () => deleteExpiredSessions(db));

  serveCall(app, accountCalls.logout, signedIn, async (request, _input, reply) => {
    await deleteSession(db, sentToken(request));
    return reply.code(204).send();
  });

  serveCall(app, accountCalls.profile, signedIn, async (request) => service.profile(parts, request.account.id));

  serveCall(app, accountCalls.updateProfile, signedIn, async (request, { body }) => {
    service.refuseOtherEmail(request.account.email, body.email);
    return service.change(parts, request.account.id, {
      firstName: body.first_name,
      lastName: body.last_name,
      phone: body.phone,
    });
  });

  serveCall(
    app,
    accountCalls.changePassword,
    { ...signedIn, onRequest, config: { rateLimit: perMinute(limit, byAccount) } },
    async (request, { body }, reply) => {
      const who = { userId: request.account.id, token: sentToken(request) };
      await service.changePassword(parts, who, body, waitsFor(request));
      return reply.code(204).send();
    },
  );

  serveCall(app, accountCalls.saveNotifications, signedIn, async (request, { body }) =>
    service.change(parts, request.account.id, { notifications: body }),
  );

  serveCall(app, accountCalls.savePreferences, signedIn, async (request, { body }) =>
    service.change(parts, request.account.id, { preferences: body }),
  );
};
