import type { FastifyInstance } from 'fastify';
import { MAX_PASSKEYS, passkeyCalls, type Passkey } from '@verdant/shared/contract';
import { ApiError, fieldError, hashToken } from '@verdant/federation/http';
import { serveCall } from '../../serve-call';
import type { AccountContext } from '../context';
import { deviceOfAgent, tokenOf } from '../request';
import { confirmCurrentPassword } from '../service';
import { createToken, consumeToken } from '../tokens';
import {
  CHALLENGE_MINUTES,
  readSignedChallenge,
  toPasskeyCreationOptions,
  toPasskeyRequestOptions,
  verifyRegistration,
} from './ceremony';
import * as store from './store';

const passkeyNotVerifiedError = () => fieldError('passkey', 'This passkey could not be verified. Please try again.');
const passkeyNotFoundError = () => new ApiError(404, 'There is no such passkey.');

const passkeyResponse = ({ id, name, createdAt, lastUsedAt, isSynced }: store.StoredPasskey): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  is_synced: isSynced,
});

/**
 * Serves the passkeys of an account, and the first step of a sign-in by passkey. `POST /auth/login` is the second step.
 */
export function servePasskeys(app: FastifyInstance, context: AccountContext): void {
  const { db, party, attempts, guards, send } = context;

  serveCall(app, passkeyCalls.signInOptions, { preHandler: attempts.ofPasskeys }, async () =>
    toPasskeyRequestOptions(party, await createToken(db, { purpose: 'passkey-sign-in', minutes: CHALLENGE_MINUTES })),
  );

  serveCall(app, passkeyCalls.list, guards.signedIn, async ({ account, headers }) => ({
    passkeys: (await store.findPasskeys(db, account.id)).map(passkeyResponse),
    ...deviceOfAgent(headers['user-agent']),
  }));

  serveCall(app, passkeyCalls.begin, guards.verifiedWithPassword, async (request, { body }) => {
    await confirmCurrentPassword(context, request, body.password);
    const { id: userId } = request.account;
    const stored = await store.findPasskeys(db, userId);
    if (stored.length >= MAX_PASSKEYS) throw store.passkeysFullError();
    const challenge = await createToken(db, {
      purpose: 'passkey-add',
      userId,
      data: hashToken(tokenOf(request)),
      minutes: CHALLENGE_MINUTES,
    });
    const credentialIds = stored.map(({ credentialId }) => credentialId);
    return toPasskeyCreationOptions(party, request.account, { challenge, credentialIds });
  });

  serveCall(app, passkeyCalls.add, guards.verified, async (request, { body }, reply) => {
    const { id, email } = request.account;
    const challenge = readSignedChallenge(body.passkey);
    if (!(await consumeToken(db, 'passkey-add', challenge, hashToken(tokenOf(request))))) {
      throw store.passkeyCreationExpiredError();
    }
    const key = await verifyRegistration(party, body.passkey, challenge).catch(() => {
      throw passkeyNotVerifiedError();
    });
    const added = await store.insertPasskey(db, { userId: id, token: tokenOf(request) }, { ...key, name: body.name });
    await send.notice(request, 'passkey-added', { id, email });
    reply.code(201);
    return passkeyResponse(added);
  });

  serveCall(app, passkeyCalls.rename, guards.verified, async (request, { params, body }, reply) => {
    const isRenamed = await store.renamePasskey(db, { id: params.id, userId: request.account.id }, body.name);
    if (!isRenamed) throw passkeyNotFoundError();
    return reply.code(204).send();
  });

  serveCall(app, passkeyCalls.remove, guards.verifiedWithPassword, async (request, { params, body }, reply) => {
    const { id: userId, email } = request.account;
    await confirmCurrentPassword(context, request, body.password);
    const isRemoved = await store.removePasskey(db, { id: params.id, userId }, tokenOf(request));
    if (isRemoved) await send.notice(request, 'passkey-removed', { id: userId, email });
    return reply.code(204).send();
  });
}
