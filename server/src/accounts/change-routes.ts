import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { accountChangeCalls, type AccountLinkPurpose } from '@verdant/shared/contract';
import { ApiError, bearerToken, fieldError, hashToken } from '@verdant/federation/http';
import type { Database } from '../database';
import type { Jobs } from '../jobs';
import { languageOf } from '../language/language-of';
import type { Mailer } from '../mail';
import { serveCall } from '../serve-call';
import type { Attempts } from './attempts';
import { authenticate } from './authenticate';
import { scheduleDeletion } from './deletion';
import { followLink, refuseStranger } from './follow-link';
import { linkMailKind, mailLink } from './link-mail';
import { findOpenLink, openLink } from './link-store';
import { refuseLookAlike } from './look-alike';
import { noticeMailKind, type NoticeJob } from './notices';
import { readSecondFactor } from './second-factor/store';
import * as service from './service';
import { findSession } from './session';
import { emailKey, findUser } from './store';

/** Minutes that a link to confirm an e-mail address works. */
const CONFIRM_MINUTES = 24 * 60;

/** A 400, as everywhere but at sign-in, so that it is counted; clients show it under `password`. */
const wrongPassword = () =>
  new ApiError(400, [{ loc: ['body', 'password'], msg: 'This is not the password of the account. Please try again.' }]);

interface ChangeRouteParts {
  readonly db: Database;
  readonly parts: service.AccountParts;
  readonly attempts: Attempts;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** The public URL. */
  readonly origin: string;
  readonly refuseWhenBusy: onRequestAsyncHookHandler;
  readonly waitsFor: (request: FastifyRequest) => () => boolean;
}

/** Mails that follow from what is done already: it counts whether or not they can be queued. */
export function createSender({ db, jobs }: Pick<ChangeRouteParts, 'db' | 'jobs'>) {
  const logged = async (request: FastifyRequest, sending: Promise<void>) =>
    sending.catch((error: unknown) => request.log.warn({ err: error }, 'a mail about an account could not be queued'));
  const mail = async (request: FastifyRequest, userId: string, purpose: AccountLinkPurpose) =>
    jobs.send(linkMailKind, { user_id: userId, purpose, language: languageOf(request) });
  const notice = async (
    request: FastifyRequest,
    kind: NoticeJob['notice'],
    { id, email, ...more }: { id: string; email: string } & Pick<NoticeJob, 'codes_left'>,
  ) => {
    const language = (await findUser(db, id))?.preferences?.language ?? languageOf(request);
    await jobs.send(noticeMailKind, { notice: kind, email, language, ...more });
  };
  return {
    link: async (request: FastifyRequest, userId: string, purpose: AccountLinkPurpose) =>
      logged(request, mail(request, userId, purpose)),
    /** Asks the owner to confirm the address of the account. Rejects when that cannot be stored. */
    verification: async (request: FastifyRequest, { id, email }: { id: string; email: string }) => {
      await openLink(db, { userId: id, purpose: 'verify-email', email, minutes: CONFIRM_MINUTES });
      await mail(request, id, 'verify-email');
    },
    notice: async (request: FastifyRequest, kind: NoticeJob['notice'], id: string, email: string) =>
      logged(request, notice(request, kind, { id, email })),
    /** Tells that a sign-in used a recovery code, and how many are left. */
    recoveryCodeUsed: async (request: FastifyRequest, { id, email }: { id: string; email: string }) => {
      const send = async () => {
        const { recoveryCodesLeft } = await readSecondFactor(db, id);
        await notice(request, 'recovery-code-used', { id, email, codes_left: recoveryCodesLeft });
      };
      await logged(request, send());
    },
    logged,
  };
}

/** A preHandler after `authenticate`, for settings of security: whoever typed somebody else's address must not reach them. */
export async function refuseUnverified({ account }: FastifyRequest): Promise<void> {
  if (account.emailVerifiedAt === null) throw new ApiError(403, 'Please confirm your email address first.');
}

/** Leaving and keeping an account, and proving and changing its e-mail address. */
export function serveChanges(app: FastifyInstance, routeParts: ChangeRouteParts): void {
  const { db, parts, attempts, jobs, mailer, origin, refuseWhenBusy: onRequest, waitsFor } = routeParts;
  const send = createSender({ db, jobs });
  const signedIn = { preHandler: authenticate(db) };
  const confirming = { onRequest, preHandler: [authenticate(db), attempts.ofAccount] };
  jobs.handle(linkMailKind, async (job, attempt) => mailLink({ db, mailer, origin }, job, attempt));

  const confirmed = async (request: FastifyRequest, password: string) =>
    attempts.confirm(request.account.id, async () =>
      service.confirmPassword(parts, request.account.id, password, waitsFor(request)),
    );

  serveCall(app, accountChangeCalls.status, signedIn, async ({ account }) => ({
    email_verified: account.emailVerifiedAt !== null,
    new_email: (await findOpenLink(db, account.id, 'change-email'))?.email ?? null,
  }));

  serveCall(app, accountChangeCalls.followLink, { preHandler: attempts.ofIp }, async (request, { body }, reply) => {
    const token = bearerToken(request.headers.authorization);
    await refuseStranger(db, body, {
      // An ended session is none: a 401 would send somebody who knows the password away from the page.
      accountId: token === undefined ? undefined : (await findSession(db, hashToken(token)))?.id,
      checkPassword: async (owner, password) =>
        attempts.signIn(
          { request, reply },
          owner.email,
          async () => {
            const isRight = await parts.passwords.matches(owner.passwordHash, password, waitsFor(request));
            if (!isRight) throw wrongPassword();
          },
          // Not signed in: nothing is remembered.
          () => false,
        ),
    });
    const { userId, formerEmail } = await followLink(db, body.purpose, body.token);
    if (formerEmail !== undefined) await send.notice(request, 'email-changed', userId, formerEmail);
    return reply.code(204).send();
  });

  serveCall(app, accountChangeCalls.requestDeletion, confirming, async (request, { body }) => {
    const user = await confirmed(request, body.password);
    const deleteAt = await scheduleDeletion(db, user);
    if (!deleteAt) throw service.passwordHasChanged();
    await send.link(request, user.id, 'keep-account');
    return { delete_at: deleteAt.toISOString() };
  });

  serveCall(
    app,
    accountChangeCalls.keepAccount,
    { onRequest, preHandler: attempts.ofAccountNamed },
    async (request, { body }, reply) => {
      const keep = async () => service.keep(parts, body, waitsFor(request));
      await attempts.signIn({ request, reply }, body.email, keep);
      return reply.code(204).send();
    },
  );

  serveCall(app, accountChangeCalls.sendVerification, signedIn, async (request, _input, reply) => {
    const { account } = request;
    if (account.emailVerifiedAt === null) {
      await attempts.linkMail(account.id, account.email);
      await send.verification(request, account);
    }
    return reply.code(202).send();
  });

  serveCall(app, accountChangeCalls.changeEmail, confirming, async (request, { body }, reply) => {
    refuseLookAlike('new_email', body.new_email);
    const user = await confirmed(request, body.password);
    if (emailKey(body.new_email) === emailKey(user.email)) {
      throw fieldError('new_email', 'This is the email address of your account already.');
    }
    await attempts.linkMail(user.id, body.new_email);
    // The same whether or not the address has an account: the mail differs, which only its owner sees.
    await openLink(db, { userId: user.id, purpose: 'change-email', email: body.new_email, minutes: CONFIRM_MINUTES });
    await jobs.send(linkMailKind, { user_id: user.id, purpose: 'change-email', language: languageOf(request) });
    await send.notice(request, 'email-change-requested', user.id, user.email);
    return reply.code(202).send();
  });
}
