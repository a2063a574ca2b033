import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginRequest, SignedPasskey } from '@verdant/shared/contract';
import type { AccountContext } from './context';
import { rememberDevice } from './known-devices';
import { completePasskeyStep, signInWithPasskey } from './passkeys/sign-in';
import { clientOf } from './request';
import { codeRequiredError, completeSignIn, findUserOfChallenge } from './second-factor/challenges';
import { logIn } from './service';
import type { StoredUser } from './store';

/*
 * Each exported function is a way to sign in. The function counts an attempt at a password or code, checks credentials,
 * remembers the browser, notifies the owner, and returns a session token.
 */

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Owner = Pick<StoredUser, 'id' | 'email'>;

/** Remembers the browser, and notifies the owner if the browser is new to the account. */
async function welcome({ db, send }: AccountContext, exchange: Exchange, owner: Owner): Promise<void> {
  const isNew = await rememberDevice(db, exchange, owner.email);
  if (isNew) await send.notice(exchange.request, 'new-device', owner);
}

/** Signs in with a password. Throws a 401 with a challenge if the account has a second factor. */
export async function signInWithPassword(
  context: AccountContext,
  exchange: Exchange,
  body: LoginRequest,
): Promise<string> {
  const { request } = exchange;
  const attempt = await context.attempts.signIn(request, body.email);
  const result = await logIn(context, body, clientOf(request)).catch(attempt.failed);
  await attempt.succeeded();
  if ('challenge' in result) throw codeRequiredError(result.challenge);
  await welcome(context, exchange, result.owner);
  return result.token;
}

export async function signInWithPasswordAndCode(
  context: AccountContext,
  exchange: Exchange,
  body: { readonly challenge: string; readonly code: string },
): Promise<string> {
  const { db, attempts, send } = context;
  const { request } = exchange;
  const owner = await findUserOfChallenge(db, body.challenge);
  const attempt = await attempts.secondStep(owner.id);
  const { token, source } = await completeSignIn(context, body, clientOf(request).device).catch(attempt.failed);
  await attempt.succeeded();
  const isNew = await rememberDevice(db, exchange, owner.email);
  if (source === 'recovery') await send.recoveryCodeUsed(request, owner);
  else if (isNew) await send.notice(request, 'new-device', owner);
  return token;
}

export async function signInWithPasswordAndPasskey(
  context: AccountContext,
  exchange: Exchange,
  body: { readonly challenge: string; readonly passkey: SignedPasskey },
): Promise<string> {
  const owner = await findUserOfChallenge(context.db, body.challenge);
  const attempt = await context.attempts.secondStep(owner.id);
  const token = await completePasskeyStep(context, body, clientOf(exchange.request).device).catch(attempt.failed);
  await attempt.succeeded();
  await welcome(context, exchange, owner);
  return token;
}

/** Signs in with a passkey. The attempt is not counted, because a signature cannot be guessed. */
export async function completePasskeySignIn(
  context: AccountContext,
  exchange: Exchange,
  body: { readonly passkey: SignedPasskey; readonly keeps_account?: boolean | undefined },
): Promise<string> {
  const sent = { passkey: body.passkey, keepsAccount: body.keeps_account ?? false };
  const { token, owner } = await signInWithPasskey(context, sent, clientOf(exchange.request).device);
  await welcome(context, exchange, owner);
  return token;
}
