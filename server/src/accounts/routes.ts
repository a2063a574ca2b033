import { and, desc, eq } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyInstance } from 'fastify';
import { fieldError, hashToken, TOKEN_TYPE } from '@verdant/federation/http';
import { limitPerHour } from '@verdant/federation/limits';
import { accountCalls, profileOf, secondFactorCalls, type LoginResponse } from '@verdant/shared/contract';
import { languageOf } from '../language/language-of';
import { serveCall } from '../serve-call';
import { serveAccountChanges } from './change-routes';
import { createAccountContext, type AccountContext } from './context';
import { deleteDemoAccount, createDemoAccount } from './demo';
import { endSessions } from './end-access';
import { deleteOldDevices, rememberDevice } from './known-devices';
import { mailNotice, noticeMailJobKind } from './notices';
import type { AccountOptions } from './options';
import { servePasskeys } from './passkeys/routes';
import { clientOf, tokenOf } from './request';
import { mailReset, findResetLinkOwner, resetMailJobKind, resetPassword } from './reset';
import { sessions } from './schema';
import { serveSecondFactor } from './second-factor/routes';
import { deleteUnconfirmedSecrets } from './second-factor/store';
import * as service from './service';
import { isSessionActive, lockAccountRow } from './session';
import {
  signInWithPasskey,
  signInWithPassword,
  signInWithPasswordAndCode,
  signInWithPasswordAndPasskey,
} from './sign-in';
import { deleteExpiredSessions, deleteSession, emailKey, findUser, updateUser } from './store';
import { deleteExpiredTokens } from './tokens';

const tokenResponse = (token: string): LoginResponse => ({ access_token: token, token_type: TOKEN_TYPE });

/** Serves the calls that list and end an account's sessions. */
function serveDevices(app: FastifyInstance, { db, guards: { signedIn } }: AccountContext): void {
  serveCall(app, accountCalls.devices, signedIn, async (request) => {
    const hash = hashToken(tokenOf(request));
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, request.account.id), isSessionActive))
      .orderBy(desc(eq(sessions.tokenHash, hash)), desc(sessions.lastUsedAt));
    const devices = rows.map(({ id, browser, system, createdAt, lastUsedAt, tokenHash }) => ({
      id,
      browser,
      system,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: tokenHash === hash,
    }));
    return { devices };
  });

  serveCall(app, accountCalls.signOutDevice, signedIn, async (request, { params }, reply) => {
    await db.delete(sessions).where(and(eq(sessions.id, params.id), eq(sessions.userId, request.account.id)));
    return reply.code(204).send();
  });

  serveCall(app, accountCalls.signOutOtherDevices, signedIn, async (request, _input, reply) => {
    const { id } = request.account;
    await db.transaction(async (transaction) => {
      await lockAccountRow(transaction, id);
      await endSessions(transaction, id, tokenOf(request));
    });
    return reply.code(204).send();
  });
}

const MESSAGE = 'If there is an account with this email address, a link to choose a new password is on its way to it.';

function serveResets(app: FastifyInstance, context: AccountContext): void {
  const { db, settings, attempts, jobs, guards, send } = context;
  jobs.handle(resetMailJobKind, async (job, attempt) => mailReset(context, job, attempt));

  serveCall(app, accountCalls.forgotPassword, { preHandler: attempts.ofIp }, async (request, { body }, reply) => {
    await attempts.resetMail(request);
    await jobs.send(resetMailJobKind, { email: body.email, language: languageOf(request) });
    reply.code(202);
    return { message: MESSAGE, expires_in_minutes: settings.resetMinutes };
  });

  serveCall(app, accountCalls.checkResetLink, guards.link, async (_request, { body }, reply) => {
    await findResetLinkOwner(db, body.token);
    return reply.code(204).send();
  });

  serveCall(app, accountCalls.resetPassword, guards.link, async (request, { body }, reply) => {
    const { id, email, removed } = await resetPassword(context, body, clientOf(request));
    await rememberDevice(db, { request, reply }, email);
    if (removed.length > 0) await send.notice(request, 'password-reset', { id, email, removed });
    return reply.code(204).send();
  });
}

/** Maximum demo households per IP address and hour: high, because the users of an office share one IP address. */
const DEMOS_PER_HOUR = 30;

/** Serves the calls below `/auth` (spec 7). */
export const accountRoutes: FastifyPluginAsync<AccountOptions> = async (app, options) => {
  const context = createAccountContext(options);
  const { db, jobs, attempts, guards, send } = context;
  const countDemo = limitPerHour(options.limits.flood, 'demo households', { max: DEMOS_PER_HOUR });

  serveCall(
    app,
    secondFactorCalls.signIn,
    {
      ...guards.accountNamed,
      config: { crashText: 'Server error during login. Please try again later.' },
    },
    async (request, { body }, reply) => {
      const exchange = { request, reply };
      if ('demo' in body) {
        await countDemo(request);
        return tokenResponse(await createDemoAccount(context, clientOf(request), languageOf(request)));
      }
      if ('passkey' in body) {
        const { challenge, passkey } = body;
        if (challenge === undefined) return tokenResponse(await signInWithPasskey(context, exchange, body));
        return tokenResponse(await signInWithPasswordAndPasskey(context, exchange, { challenge, passkey }));
      }
      if ('challenge' in body) return tokenResponse(await signInWithPasswordAndCode(context, exchange, body));
      return tokenResponse(await signInWithPassword(context, exchange, body));
    },
  );

  serveCall(
    app,
    accountCalls.register,
    {
      ...guards.accountNamed,
      config: { crashText: 'Server error during registration. Please try again later.' },
    },
    async (request, { body }, reply) => {
      await attempts.registration(request);
      const { token, user } = await service.register(context, body, clientOf(request));
      await rememberDevice(db, { request, reply }, body.email);
      // The registration succeeds even if the mail fails, because the owner of the account can request another mail.
      await send.logged(request, send.confirmation(request, 'registration', user));
      reply.code(201);
      return { ...tokenResponse(token), user };
    },
  );

  serveResets(app, context);
  serveDevices(app, context);
  serveAccountChanges(app, context);
  serveSecondFactor(app, context);
  servePasskeys(app, context);
  jobs.handle(noticeMailJobKind, async (job, attempt) => mailNotice(context.mailer, job, attempt));
  jobs.repeat('delete-expired-sessions', async () => {
    await deleteExpiredSessions(db);
    await deleteExpiredTokens(db);
    await deleteUnconfirmedSecrets(db);
    await deleteOldDevices(db);
  });

  serveCall(app, accountCalls.logout, guards.signedIn, async (request, _input, reply) => {
    const { id, isDemo } = request.account;
    await (isDemo ? deleteDemoAccount(db, id) : deleteSession(db, tokenOf(request)));
    return reply.code(204).send();
  });

  serveCall(app, accountCalls.profile, guards.signedIn, async (request) =>
    service.toUser(context, await findUser(db, request.account.id)),
  );

  serveCall(app, accountCalls.updateProfile, guards.signedIn, async (request, { body }) => {
    if (body.email !== undefined && emailKey(body.email) !== emailKey(request.account.email)) {
      throw fieldError('email', 'Email cannot be changed');
    }
    return service.toUser(context, await updateUser(db, request.account.id, profileOf(body)));
  });

  serveCall(app, accountCalls.changePassword, guards.withPassword, async (request, { body }, reply) => {
    const owner = await service.changePassword(context, request, body);
    await send.notice(request, 'password-changed', owner);
    return reply.code(204).send();
  });

  serveCall(app, accountCalls.saveNotifications, guards.signedIn, async (request, { body }) =>
    service.toUser(context, await updateUser(db, request.account.id, { notifications: body })),
  );

  serveCall(app, accountCalls.savePreferences, guards.signedIn, async (request, { body }) =>
    service.toUser(context, await updateUser(db, request.account.id, { preferences: body })),
  );
};
