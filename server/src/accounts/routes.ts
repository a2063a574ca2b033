import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { accountCalls, secondFactorCalls } from '@verdant/shared/contract';
import type { Database } from '../database';
import { bearerToken } from '@verdant/federation/http';
import type { Limits } from '@verdant/federation/limits';
import type { Cipher } from '../encryption/cipher';
import type { Jobs } from '../jobs';
import { addressOf, type Place } from '../place';
import { createMailer, type MailerSettings } from '../mail';
import { serveCall } from '../serve-call';
import type { AccountSettings } from './account-settings';
import { createAttempts } from './attempts';
import { authenticate } from './authenticate';
import { createSender, serveChanges } from './change-routes';
import { deviceOfAgent } from './device';
import { serveDevices } from './device-routes';
import { deleteExpiredLinks } from './link-store';
import { mailNotice, noticeMailKind } from './notices';
import { relyingPartyAt } from './passkeys/ceremony';
import { deleteExpiredPasskeyChallenges } from './passkeys/challenges';
import { servePasskeys } from './passkeys/routes';
import { passPasskeyStep, signInWithPasskey } from './passkeys/sign-in';
import { createPasswords } from './passwords';
import { serveResets } from './reset-routes';
import { tokenResponse } from './responses';
import { completeSignIn, deleteExpiredChallenges, findChallenged } from './second-factor/challenges';
import { codeWanted } from './second-factor/responses';
import { serveSecondFactor } from './second-factor/routes';
import { deleteUnconfirmedKeys } from './second-factor/store';
import * as service from './service';
import { deleteOldPlaces } from './sign-in-places';
import { serveSignInReview } from './sign-in-review/routes';
import { deleteExpiredSessions, deleteSession } from './store';
import { createStrengthCheck } from './strength';

/** Links in mails use `host` and `port` without a `publicOrigin`. */
interface RouteSettings extends AccountSettings, MailerSettings, Place {
  readonly publicOrigin: string | undefined;
}

export interface AccountContext {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly settings: RouteSettings;
  readonly limits: Limits;
  readonly jobs: Jobs;
  /** The quiz's part of a user; passed in, since the quiz builds on accounts. */
  readonly hasCompletedQuiz: service.AccountParts['hasCompletedQuiz'];
}

const HOUR_SECONDS = 60 * 60;
/** Delay of a refused attempt, which slows brute force down. */
const REFUSAL_DELAY_MS = 1_000;

const waitsFor = (request: FastifyRequest) => () => !request.socket.destroyed;
const clientOf = (request: FastifyRequest) => ({
  device: deviceOfAgent(request.headers['user-agent']),
  isWanted: waitsFor(request),
});
const sentToken = (request: FastifyRequest) => bearerToken(request.headers.authorization) ?? '';

/** Every call of spec 7 below `/auth`, and the two of a password reset. A call that changes the user returns it. */
export const accountRoutes: FastifyPluginAsync<AccountContext> = async (app, context) => {
  const { db, cipher, settings, jobs, hasCompletedQuiz } = context;
  const attempts = createAttempts(context);
  const parts: service.AccountParts = {
    db,
    passwords: createPasswords(),
    strength: createStrengthCheck(),
    session: { days: settings.sessionDays, idleMinutes: settings.idleMinutes },
    hasCompletedQuiz,
  };
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
  const send = createSender({ db, jobs });
  const origin = settings.publicOrigin ?? addressOf(settings);
  const party = relyingPartyAt(origin);
  const passkeyParts = { db, party, limits: parts.session };

  serveCall(
    app,
    secondFactorCalls.signIn,
    {
      onRequest,
      preHandler: attempts.ofAccountNamed,
      config: { crashText: 'Server error during login. Please try again later.' },
    },
    async (request, { body }, reply) => {
      const client = clientOf(request);
      if ('passkey' in body) {
        const { passkey, challenge } = body;
        if (challenge !== undefined) {
          const owner = await findChallenged(db, challenge);
          const complete = async () => passPasskeyStep(passkeyParts, { challenge, passkey }, client.device);
          return tokenResponse((await attempts.secondStep({ request, reply }, owner, complete)).token);
        }
        const enter = async () => signInWithPasskey(passkeyParts, passkey, client.device);
        return tokenResponse((await attempts.unguessable({ request, reply }, enter)).token);
      }
      if ('challenge' in body) {
        const complete = async () => completeSignIn({ db, cipher }, body, parts.session, client.device);
        const owner = await findChallenged(db, body.challenge);
        const { token, source } = await attempts.secondStep({ request, reply }, owner, complete);
        if (source === 'recovery') await send.recoveryCodeUsed(request, owner);
        return tokenResponse(token);
      }
      const logIn = async () => service.logIn(parts, body, client);
      const result = await attempts.signIn({ request, reply }, body.email, logIn, (outcome) => 'token' in outcome);
      if ('challenge' in result) throw codeWanted(result.challenge);
      return tokenResponse(result.token);
    },
  );

  serveCall(
    app,
    accountCalls.register,
    {
      onRequest,
      preHandler: attempts.ofAccountNamed,
      config: { crashText: 'Server error during registration. Please try again later.' },
    },
    async (request, { body }, reply) => {
      const register = async () => service.register(parts, body, clientOf(request));
      const { token, user } = await attempts.register({ request, reply }, body.email, register);
      // The account exists whether or not this succeeds; its owner can ask for the mail again.
      await send.logged(request, send.verification(request, user));
      reply.code(201);
      return { ...tokenResponse(token), user };
    },
  );

  const mailer = createMailer(settings, origin);
  const { passwords, strength } = parts;
  const shared = { db, settings, attempts, jobs, mailer, origin, passwords, strength };
  serveResets(app, { ...shared, refuseWhenBusy: onRequest, waitsFor });
  serveDevices(app, db);
  serveChanges(app, { db, parts, attempts, jobs, mailer, origin, refuseWhenBusy: onRequest, waitsFor });
  const security = { db, parts, attempts, send, refuseWhenBusy: onRequest, waitsFor };
  serveSecondFactor(app, { ...security, cipher });
  servePasskeys(app, { ...security, party });
  serveSignInReview(app, security);
  jobs.handle(noticeMailKind, async (job, attempt) => mailNotice({ mailer, origin }, job, attempt));
  jobs.repeat('delete-expired-sessions', HOUR_SECONDS, async () => deleteExpiredSessions(db));
  jobs.repeat('delete-expired-account-links', HOUR_SECONDS, async () => deleteExpiredLinks(db));
  jobs.repeat('delete-expired-second-factor-steps', HOUR_SECONDS, async () => {
    await deleteExpiredChallenges(db);
    await deleteUnconfirmedKeys(db);
  });
  jobs.repeat('delete-expired-passkey-challenges', HOUR_SECONDS, async () => deleteExpiredPasskeyChallenges(db));
  jobs.repeat('delete-old-sign-in-places', HOUR_SECONDS, async () => deleteOldPlaces(db));

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
    { onRequest, preHandler: [authenticate(db), attempts.ofAccount] },
    async (request, { body }, reply) => {
      const who = { userId: request.account.id, token: sentToken(request) };
      const { id, email } = await attempts.confirm(who.userId, async () =>
        service.changePassword(parts, who, body, waitsFor(request)),
      );
      await send.notice(request, 'password-changed', id, email);
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
