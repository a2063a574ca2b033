import type { FastifyInstance } from 'fastify';
import { accountChangeCalls } from '@verdant/shared/contract';
import { ApiError, bearerToken, fieldError, hashToken, newToken } from '@verdant/federation/http';
import { languageOf } from '../language/language-of';
import { serveCall } from '../serve-call';
import type { AccountContext } from './context';
import { scheduleDeletion } from './deletion';
import { followLink, refuseStranger } from './follow-link';
import { linkMailKind, mailLink } from './link-mail';
import { refuseLookAlike } from './look-alike';
import { hashClientOf } from './request';
import { CONFIRM_MINUTES } from './sender';
import * as service from './service';
import { findSession } from './session';
import { emailKey } from './store';
import { findLinkData, openToken } from './tokens';

/** A 400, as everywhere but at sign-in, so that it is counted; clients show it under `password`. */
const wrongPassword = () =>
  new ApiError(400, [{ loc: ['body', 'password'], msg: 'This is not the password of the account. Please try again.' }]);

/** Leaving and keeping an account, and proving and changing its e-mail address. */
export function serveChanges(app: FastifyInstance, context: AccountContext): void {
  const { db, passwords, attempts, jobs, guards, send } = context;
  jobs.handle(linkMailKind, async (job, attempt) => mailLink(context, job, attempt));

  serveCall(app, accountChangeCalls.status, guards.signedIn, async ({ account }) => ({
    email_verified: account.emailVerifiedAt !== null,
    new_email: (await findLinkData(db, account.id, 'change-email')) ?? null,
  }));

  serveCall(app, accountChangeCalls.followLink, { preHandler: attempts.ofIp }, async (request, { body }, reply) => {
    const token = bearerToken(request.headers.authorization);
    await refuseStranger(db, body, {
      // An ended session is none: a 401 would send a user who knows the password away from the page.
      accountId: token === undefined ? undefined : (await findSession(db, hashToken(token)))?.id,
      checkPassword: async (owner, password) =>
        attempts.signIn(
          { request, reply },
          owner.email,
          async () => {
            const isRight = await passwords.matches(owner.passwordHash, password, hashClientOf(request));
            if (!isRight) throw wrongPassword();
          },
          // The user is not signed in, so no device is remembered.
          () => false,
        ),
    });
    const { userId, former } = await followLink(db, body.purpose, body.token, async () =>
      passwords.hash(newToken(), hashClientOf(request)),
    );
    if (former) await send.emailChanged(request, userId, former);
    return reply.code(204).send();
  });

  serveCall(app, accountChangeCalls.requestDeletion, guards.withPassword, async (request, { body }) => {
    const user = await service.confirmOwner(context, request, body.password);
    await attempts.linkMail('keep-account', user.id, user.email);
    const deleteAt = await scheduleDeletion(db, user);
    if (!deleteAt) throw service.passwordHasChanged();
    await send.link(request, user.id, 'keep-account');
    return { delete_at: deleteAt.toISOString() };
  });

  serveCall(app, accountChangeCalls.keepAccount, guards.accountNamed, async (request, { body }, reply) => {
    const keep = async () => service.keep(context, body, hashClientOf(request));
    await attempts.signIn({ request, reply }, body.email, keep);
    return reply.code(204).send();
  });

  serveCall(app, accountChangeCalls.sendVerification, guards.signedIn, async (request, _input, reply) => {
    const { account } = request;
    if (account.emailVerifiedAt === null) await send.verification(request, 'verify-email', account);
    return reply.code(202).send();
  });

  serveCall(app, accountChangeCalls.changeEmail, guards.withPassword, async (request, { body }, reply) => {
    refuseLookAlike('new_email', body.new_email);
    const user = await service.confirmOwner(context, request, body.password);
    if (emailKey(body.new_email) === emailKey(user.email)) {
      throw fieldError('new_email', 'This is the email address of your account already.');
    }
    await attempts.linkMail('change-email', user.id, body.new_email);
    // The same whether or not the address has an account: the mail differs, which only its owner sees.
    await openToken(db, { userId: user.id, purpose: 'change-email', data: body.new_email, minutes: CONFIRM_MINUTES });
    await jobs.send(linkMailKind, { user_id: user.id, purpose: 'change-email', language: languageOf(request) });
    await send.notice(request, 'email-change-requested', user);
    return reply.code(202).send();
  });
}
