import {
  loginRequest,
  notificationPreferences,
  passwordUpdate,
  preferences,
  profileUpdate,
  registerRequest,
} from '@verdant/shared/contract';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { bearerToken, enableRateLimits, parseBody, perMinute } from '@verdant/federation/http';
import { tokenAnswer } from './answers';
import { byAccount, byEmail } from './attempts';
import { authenticate } from './authenticate';
import { createPasswords } from './passwords';
import { serveResets, type ResetSettings } from './reset-routes';
import * as service from './service';
import { deleteSession } from './store';

export interface AccountContext {
  readonly db: Database;
  readonly settings: ResetSettings;
  /** The quiz's part of a user; passed in, since the quiz builds on accounts. */
  readonly hasCompletedQuiz: service.AccountParts['hasCompletedQuiz'];
}

/** How long a refused attempt is held, so that whoever hammers hammers slower. */
const HOLD_MS = 1_000;

const waitsFor = (request: FastifyRequest) => () => !request.socket.destroyed;
const sentToken = (request: FastifyRequest) => bearerToken(request.headers.authorization) ?? '';

/** Every call of spec 7 below `/auth`, `POST /auth/logout`, and the two of a password reset. Each answers the user where it changes one. */
export const accountRoutes: FastifyPluginAsync<AccountContext> = async (app, { db, settings, hasCompletedQuiz }) => {
  await enableRateLimits(app);
  const parts: service.AccountParts = {
    db,
    passwords: createPasswords(),
    sessionDays: settings.sessionDays,
    hasCompletedQuiz,
  };
  const limit = settings.signInAttempts;
  /** Before the body is even read: under a flood a refusal must cost next to nothing. */
  const onRequest = async () => {
    try {
      parts.passwords.refuseWhenFull();
    } catch (error) {
      await wait(HOLD_MS);
      throw error;
    }
  };
  const signedIn = { preHandler: authenticate(db) };

  app.post(
    '/auth/login',
    {
      onRequest,
      config: { rateLimit: perMinute(limit, byEmail), crashText: 'Server error during login. Please try again later.' },
    },
    async (request) =>
      tokenAnswer(await service.logIn(parts, parseBody(loginRequest, request.body), waitsFor(request))),
  );

  app.post(
    '/auth/register',
    {
      onRequest,
      config: {
        rateLimit: perMinute(limit, byEmail),
        crashText: 'Server error during registration. Please try again later.',
      },
    },
    async (request, reply) => {
      const { token, user } = await service.register(
        parts,
        parseBody(registerRequest, request.body),
        waitsFor(request),
      );
      reply.code(201);
      return { ...tokenAnswer(token), user };
    },
  );

  serveResets(app, { db, settings, passwords: parts.passwords, refuseWhenBusy: onRequest, waitsFor });

  app.post('/auth/logout', signedIn, async (request, reply) => {
    await deleteSession(db, sentToken(request));
    return reply.code(204).send();
  });

  app.get('/auth/me', signedIn, async (request) => service.profile(parts, request.account.id));

  app.put('/auth/me', signedIn, async (request) => {
    const update = parseBody(profileUpdate, request.body);
    service.refuseOtherEmail(request.account.email, update.email);
    return service.change(parts, request.account.id, {
      firstName: update.first_name,
      lastName: update.last_name,
      phone: update.phone,
    });
  });

  app.put(
    '/auth/me/password',
    { ...signedIn, onRequest, config: { rateLimit: perMinute(limit, byAccount) } },
    async (request, reply) => {
      const who = { userId: request.account.id, token: sentToken(request) };
      await service.changePassword(parts, who, parseBody(passwordUpdate, request.body), waitsFor(request));
      return reply.code(204).send();
    },
  );

  app.put('/auth/me/notifications', signedIn, async (request) =>
    service.change(parts, request.account.id, { notifications: parseBody(notificationPreferences, request.body) }),
  );

  app.put('/auth/me/preferences', signedIn, async (request) =>
    service.change(parts, request.account.id, { preferences: parseBody(preferences, request.body) }),
  );
};
