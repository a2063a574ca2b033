import type { FastifyInstance } from 'fastify';
import { signInReviewCalls } from '@verdant/shared/contract';
import { serveCall } from '../../serve-call';
import type { AccountContext } from '../context';
import { passkeyResponse } from '../passkeys/responses';
import { tokenOf } from '../request';
import { confirmOwner, passwordHasChanged } from '../service';
import { decideReview, readReview } from './store';

/** After a reset of the password: what else can sign in to the account, and which of it stays. */
export function serveSignInReview(app: FastifyInstance, context: AccountContext): void {
  const { db, guards, send } = context;

  serveCall(app, signInReviewCalls.read, guards.signedIn, async ({ account }) => {
    const { passkeys, appAddedAt } = await readReview(db, account.id);
    return {
      passkeys: passkeys.map((passkey) => passkeyResponse({ ...passkey, isSuspended: true })),
      app_added_at: appAddedAt?.toISOString() ?? null,
    };
  });

  serveCall(app, signInReviewCalls.decide, guards.withPassword, async (request, { body }, reply) => {
    const { id: userId, email, passwordHash } = await confirmOwner(context, request, body.password);
    const decision = { storedPasskeys: body.keep_passkeys, keepsApp: body.keep_app };
    const removed = await decideReview(db, { userId, passwordHash, token: tokenOf(request) }, decision);
    if (!removed) throw passwordHasChanged();
    if (removed.passkeys > 0) await send.notice(request, 'passkey-removed', userId, email);
    if (removed.app) await send.notice(request, 'second-factor-off', userId, email);
    return reply.code(204).send();
  });
}
