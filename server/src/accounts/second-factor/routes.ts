import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brand } from '@verdant/shared/brand';
import { secondFactorCalls } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import type { NoticeKind } from '../../mail';
import { serveCall } from '../../serve-call';
import type { AccountContext } from '../context';
import { hashClientOf, tokenOf } from '../request';
import { confirmOwner, confirmPassword } from '../service';
import { wrongCode } from './responses';
import * as store from './store';
import { newSecret, setupUri } from './totp';

const isOnAlready = () => new ApiError(409, 'Two-step sign-in is on already.');
const isOff = () => new ApiError(409, 'Two-step sign-in is off.');
const setupIsOver = () => new ApiError(409, 'This took too long. Please start again.');

const ownerOf = (request: FastifyRequest) => ({
  userId: request.account.id,
  token: tokenOf(request),
});

/** The authenticator app of an account: to see whether there is one, and to switch it on and off. */
export function serveSecondFactor(app: FastifyInstance, context: AccountContext): void {
  const { db, attempts, guards, send } = context;
  const confirming = guards.verifiedWithPassword;

  const checkPassword = async (request: FastifyRequest, password: string) =>
    confirmPassword(context, request.account.id, password, hashClientOf(request));

  /** Counts a wrong password and a wrong code, and announces what was done. */
  const changed = async <T>(
    request: FastifyRequest,
    notice: NoticeKind,
    change: () => Promise<'nothing' | 'wrong code' | { readonly done: T }>,
    whenNothing: () => ApiError,
  ): Promise<T> => {
    const { done } = await attempts.confirm(request.account.id, async () => {
      const outcome = await change();
      if (outcome === 'nothing') throw whenNothing();
      if (outcome === 'wrong code') throw wrongCode();
      return outcome;
    });
    await send.notice(request, notice, request.account);
    return done;
  };

  serveCall(app, secondFactorCalls.status, guards.signedIn, async ({ account }) => {
    const { isOn, recoveryCodesLeft } = await store.readSecondFactor(db, account.id);
    return { is_on: isOn, recovery_codes_left: recoveryCodesLeft };
  });

  serveCall(app, secondFactorCalls.setUp, confirming, async (request, { body }) => {
    const { id, email } = await confirmOwner(context, request, body.password);
    const secret = newSecret();
    if (!(await store.storeKey(context, id, secret))) throw isOnAlready();
    return { secret, uri: setupUri({ secret, issuer: brand.name, email }) };
  });

  serveCall(app, secondFactorCalls.confirm, confirming, async (request, { body }) => ({
    recovery_codes: await changed(
      request,
      'second-factor-on',
      async () => store.confirmKey(context, ownerOf(request), body.code),
      setupIsOver,
    ),
  }));

  serveCall(app, secondFactorCalls.replaceRecoveryCodes, confirming, async (request, { body }) => ({
    recovery_codes: await changed(
      request,
      'recovery-codes-replaced',
      async () => {
        await checkPassword(request, body.password);
        return store.replaceRecoveryCodes(context, ownerOf(request), body.code);
      },
      isOff,
    ),
  }));

  serveCall(app, secondFactorCalls.switchOff, confirming, async (request, { body }, reply) => {
    await changed(
      request,
      'second-factor-off',
      async () => {
        await checkPassword(request, body.password);
        return store.removeSecondFactor(context, ownerOf(request), body.code);
      },
      isOff,
    );
    return reply.code(204).send();
  });
}
