import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brand } from '@verdant/shared/brand';
import { secondFactorCalls } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import type { NoticeKind } from '../../mail';
import { serveCall } from '../../serve-call';
import type { Attempt } from '../attempts';
import type { AccountContext } from '../context';
import { tokenOf } from '../request';
import { confirmOwner } from '../service';
import { wrongCodeError } from './challenges';
import * as store from './store';
import { createTotpSecret, setupUri } from './totp';

const isOnAlready = () => new ApiError(409, 'Two-step sign-in is on already.');
const isOff = () => new ApiError(409, 'Two-step sign-in is off.');
const setupIsOver = () => new ApiError(409, 'This took too long. Please start again.');

const ownerOf = (request: FastifyRequest) => ({
  userId: request.account.id,
  token: tokenOf(request),
});

/** Serves the calls that read the state of an account's authenticator app, and switch sign-in with the app on and off. */
export function serveSecondFactor(app: FastifyInstance, context: AccountContext): void {
  const { db, attempts, guards, send } = context;
  const confirming = guards.verifiedWithPassword;

  /** Handles a change that needs a code. Throws if the code is wrong or nothing is to change; else notifies the owner. */
  const finish = async <T>(
    request: FastifyRequest,
    attempt: Attempt,
    outcome: store.Outcome<T>,
    { notice, whenNothing }: { readonly notice: NoticeKind; readonly whenNothing: ApiError },
  ): Promise<T> => {
    // The attempt with a wrong code stays counted.
    if (outcome === 'wrong code') throw wrongCodeError();
    await attempt.succeeded();
    if (outcome === 'nothing') throw whenNothing;
    await send.notice(request, notice, request.account);
    return outcome.done;
  };

  serveCall(app, secondFactorCalls.status, guards.signedIn, async ({ account }) => {
    const { isOn, recoveryCodesLeft } = await store.readSecondFactor(db, account.id);
    return { is_on: isOn, recovery_codes_left: recoveryCodesLeft };
  });

  serveCall(app, secondFactorCalls.setUp, confirming, async (request, { body }) => {
    const { id, email } = await confirmOwner(context, request, body.password);
    const secret = createTotpSecret();
    if (!(await store.storeTotpSecret(context, id, secret))) throw isOnAlready();
    return { secret, uri: setupUri({ secret, issuer: brand.name, email }) };
  });

  serveCall(app, secondFactorCalls.confirm, confirming, async (request, { body }) => {
    const attempt = await attempts.confirm(request.account.id);
    const outcome = await store.confirmTotpSecret(context, ownerOf(request), body.code).catch(attempt.failed);
    const change = { notice: 'second-factor-on', whenNothing: setupIsOver() } as const;
    return { recovery_codes: await finish(request, attempt, outcome, change) };
  });

  serveCall(app, secondFactorCalls.replaceRecoveryCodes, confirming, async (request, { body }) => {
    await confirmOwner(context, request, body.password);
    const attempt = await attempts.confirm(request.account.id);
    const outcome = await store.replaceRecoveryCodes(context, ownerOf(request), body.code).catch(attempt.failed);
    const change = { notice: 'recovery-codes-replaced', whenNothing: isOff() } as const;
    return { recovery_codes: await finish(request, attempt, outcome, change) };
  });

  serveCall(app, secondFactorCalls.switchOff, confirming, async (request, { body }, reply) => {
    await confirmOwner(context, request, body.password);
    const attempt = await attempts.confirm(request.account.id);
    const outcome = await store.removeSecondFactor(context, ownerOf(request), body.code).catch(attempt.failed);
    await finish(request, attempt, outcome, { notice: 'second-factor-off', whenNothing: isOff() });
    return reply.code(204).send();
  });
}
