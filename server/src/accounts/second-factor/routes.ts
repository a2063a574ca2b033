import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { brand } from '@verdant/shared/brand';
import { secondFactorCalls } from '@verdant/shared/contract';
import { ApiError, bearerToken } from '@verdant/federation/http';
import type { Database } from '../../database';
import type { Cipher } from '../../encryption/cipher';
import { serveCall } from '../../serve-call';
import type { Attempts } from '../attempts';
import { authenticate } from '../authenticate';
import { refuseUnverified, type createSender } from '../change-routes';
import type { NoticeJob } from '../notices';
import { confirmPassword, type AccountParts } from '../service';
import { wrongCode } from './responses';
import * as store from './store';
import { newSecret, setupUri } from './totp';

interface SecondFactorParts {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly parts: AccountParts;
  readonly attempts: Attempts;
  readonly send: Pick<ReturnType<typeof createSender>, 'notice'>;
  readonly refuseWhenBusy: onRequestAsyncHookHandler;
  readonly waitsFor: (request: FastifyRequest) => () => boolean;
}

const isOnAlready = () => new ApiError(409, 'Two-step sign-in is on already.');
const isOff = () => new ApiError(409, 'Two-step sign-in is off.');
const setupIsOver = () => new ApiError(409, 'This took too long. Please start again.');

const ownerOf = (request: FastifyRequest) => ({
  userId: request.account.id,
  token: bearerToken(request.headers.authorization) ?? '',
});

/** The authenticator app of an account: to see whether there is one, and to switch it on and off. */
export function serveSecondFactor(app: FastifyInstance, routeParts: SecondFactorParts): void {
  const { db, cipher, parts, attempts, send, refuseWhenBusy: onRequest, waitsFor } = routeParts;
  const keys = { db, cipher };
  const signedIn = { preHandler: authenticate(db) };
  const confirming = { onRequest, preHandler: [authenticate(db), refuseUnverified, attempts.ofAccount] };

  const checkPassword = async (request: FastifyRequest, password: string) =>
    confirmPassword(parts, request.account.id, password, waitsFor(request));

  /** Counts a wrong password and a wrong code, and announces what was done. */
  const changed = async <T>(
    request: FastifyRequest,
    notice: NoticeJob['notice'],
    change: () => Promise<'nothing' | 'wrong code' | { readonly done: T }>,
    whenNothing: () => ApiError,
  ): Promise<T> => {
    const { done } = await attempts.confirm(request.account.id, async () => {
      const outcome = await change();
      if (outcome === 'nothing') throw whenNothing();
      if (outcome === 'wrong code') throw wrongCode();
      return outcome;
    });
    await send.notice(request, notice, request.account.id, request.account.email);
    return done;
  };

  serveCall(app, secondFactorCalls.status, signedIn, async ({ account }) => {
    const { isOn, recoveryCodesLeft } = await store.readSecondFactor(db, account.id);
    return { is_on: isOn, recovery_codes_left: recoveryCodesLeft };
  });

  serveCall(app, secondFactorCalls.setUp, confirming, async (request, { body }) => {
    const { id, email } = request.account;
    await attempts.confirm(id, async () => checkPassword(request, body.password));
    const secret = newSecret();
    if (!(await store.storeKey(keys, id, secret))) throw isOnAlready();
    return { secret, uri: setupUri({ secret, issuer: brand.name, email }) };
  });

  serveCall(app, secondFactorCalls.confirm, confirming, async (request, { body }) => ({
    recovery_codes: await changed(
      request,
      'second-factor-on',
      async () => store.confirmKey(keys, ownerOf(request), body.code),
      setupIsOver,
    ),
  }));

  serveCall(app, secondFactorCalls.replaceRecoveryCodes, confirming, async (request, { body }) => ({
    recovery_codes: await changed(
      request,
      'recovery-codes-replaced',
      async () => {
        await checkPassword(request, body.password);
        return store.replaceRecoveryCodes(keys, ownerOf(request), body.code);
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
        return store.removeSecondFactor(keys, ownerOf(request), body.code);
      },
      isOff,
    );
    return reply.code(204).send();
  });
}
