import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { signInReviewCalls } from '@verdant/shared/contract';
import { bearerToken } from '@verdant/federation/http';
import type { Database } from '../../database';
import { serveCall } from '../../serve-call';
import type { Attempts } from '../attempts';
import { authenticate } from '../authenticate';
import type { createSender } from '../change-routes';
import { passkeyResponse } from '../passkeys/responses';
import { confirmPassword, passwordHasChanged, type AccountParts } from '../service';
import { decideReview, readReview } from './store';

interface ReviewContext {
  readonly db: Database;
  readonly parts: AccountParts;
  readonly attempts: Attempts;
  readonly send: Pick<ReturnType<typeof createSender>, 'notice'>;
  readonly refuseWhenBusy: onRequestAsyncHookHandler;
  readonly waitsFor: (request: FastifyRequest) => () => boolean;
}

/** After a reset of the password: what else can sign in to the account, and which of it stays. */
export function serveSignInReview(app: FastifyInstance, context: ReviewContext): void {
  const { db, parts, attempts, send, refuseWhenBusy: onRequest, waitsFor } = context;
  const signedIn = { preHandler: authenticate(db) };
  const confirming = { onRequest, preHandler: [authenticate(db), attempts.ofAccount] };

  serveCall(app, signInReviewCalls.read, signedIn, async ({ account }) => {
    const { passkeys, appAddedAt } = await readReview(db, account.id);
    return {
      passkeys: passkeys.map((passkey) => passkeyResponse({ ...passkey, isSuspended: true })),
      app_added_at: appAddedAt?.toISOString() ?? null,
    };
  });

  serveCall(app, signInReviewCalls.decide, confirming, async (request, { body }, reply) => {
    const { id: userId, email } = request.account;
    const { passwordHash } = await attempts.confirm(userId, async () =>
      confirmPassword(parts, userId, body.password, waitsFor(request)),
    );
    const token = bearerToken(request.headers.authorization) ?? '';
    const decision = { keptPasskeys: body.keep_passkeys, keepsApp: body.keep_app };
    const removed = await decideReview(db, { userId, passwordHash, token }, decision);
    if (!removed) throw passwordHasChanged();
    if (removed.passkeys > 0) await send.notice(request, 'passkey-removed', userId, email);
    if (removed.app) await send.notice(request, 'second-factor-off', userId, email);
    return reply.code(204).send();
  });
}
