import type { FastifyInstance } from 'fastify';
import { accountChangeCalls } from '@verdant/shared/contract';
import { fieldError } from '@verdant/federation/http';
import { serveCall } from '../serve-call';
import type { AccountContext } from './context';
import { scheduleDeletion } from './deletion';
import { followLink, findOwnerOfLinkOrThrow } from './follow-link';
import { rememberDevice } from './known-devices';
import { linkMailJobKind, mailLink } from './account-mails';
import { refuseLookAlike } from './look-alike';
import { clientOf } from './request';
import { confirmCurrentPassword } from './service';
import { cancelDeletion } from './sign-in';
import { emailKey } from './store';
import { findLinkData } from './tokens';

/** Serves the deletion of an account, and the confirmation and change of the account's e-mail address. */
export function serveAccountChanges(app: FastifyInstance, context: AccountContext): void {
  const { db, attempts, jobs, guards, send } = context;
  jobs.handle(linkMailJobKind, async (job, attempt) => mailLink(context, job, attempt));

  serveCall(app, accountChangeCalls.status, guards.signedIn, async ({ account }) => ({
    email_verified: account.emailVerifiedAt !== null,
    new_email: (await findLinkData(db, account.id, 'change-email')) ?? null,
  }));

  serveCall(app, accountChangeCalls.followLink, { preHandler: attempts.ofIp }, async (request, { body }, reply) => {
    await findOwnerOfLinkOrThrow(context, request, body);
    const { userId, former } = await followLink(context, body, clientOf(request));
    if (former) await send.emailChanged(request, userId, former);
    return reply.code(204).send();
  });

  serveCall(app, accountChangeCalls.requestDeletion, guards.withPassword, async (request, { body }) => {
    const user = await confirmCurrentPassword(context, request, body.password);
    await attempts.linkMail('keep-account', user.id, user.email);
    const deleteAt = await scheduleDeletion(db, user);
    await send.link(request, user.id, 'keep-account');
    return { delete_at: deleteAt.toISOString() };
  });

  serveCall(app, accountChangeCalls.keepAccount, guards.accountNamed, async (request, { body }, reply) => {
    const attempt = await attempts.signIn(request, body.email);
    await cancelDeletion(context, body, clientOf(request)).catch(attempt.failed);
    await attempt.succeeded();
    await rememberDevice(db, { request, reply }, body.email);
    return reply.code(204).send();
  });

  serveCall(app, accountChangeCalls.sendVerification, guards.signedIn, async (request, _input, reply) => {
    const { account } = request;
    if (account.emailVerifiedAt === null) await send.confirmation(request, 'verify-email', account);
    return reply.code(202).send();
  });

  serveCall(app, accountChangeCalls.changeEmail, guards.withPassword, async (request, { body }, reply) => {
    refuseLookAlike('new_email', body.new_email);
    const user = await confirmCurrentPassword(context, request, body.password);
    if (emailKey(body.new_email) === emailKey(user.email)) {
      throw fieldError('new_email', 'This is the email address of your account already.');
    }
    // Only the mail reveals if the address is taken, because only the address's owner can read the mail.
    await send.confirmation(request, 'change-email', { id: user.id, email: body.new_email });
    await send.notice(request, 'email-change-requested', user);
    return reply.code(202).send();
  });
}
