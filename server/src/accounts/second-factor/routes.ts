import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brand } from '@verdant/shared/brand';
import { secondFactorCalls } from '@verdant/shared/contract';
import { serveCall } from '../../serve-call';
import type { AccountContext } from '../context';
import { tokenOf } from '../request';
import { confirmCurrentPassword } from '../service';
import * as store from './store';
import { createTotpSecret, setupUri } from './totp';

const ownerOf = (request: FastifyRequest) => ({
  userId: request.account.id,
  token: tokenOf(request),
});

/** Serves the calls that read the state of an account's authenticator app, and switch sign-in with the app on and off. */
export function serveSecondFactor(app: FastifyInstance, context: AccountContext): void {
  const { db, attempts, guards, send } = context;
  const confirming = guards.verifiedWithPassword;

  serveCall(app, secondFactorCalls.status, guards.signedIn, async ({ account }) => {
    const { isOn, recoveryCodesLeft } = await store.readSecondFactor(db, account.id);
    return { is_on: isOn, recovery_codes_left: recoveryCodesLeft };
  });

  serveCall(app, secondFactorCalls.setUp, confirming, async (request, { body }) => {
    const { id, email } = await confirmCurrentPassword(context, request, body.password);
    const secret = createTotpSecret();
    await store.storeTotpSecret(context, id, secret);
    return { secret, uri: setupUri({ secret, issuer: brand.name, email }) };
  });

  serveCall(app, secondFactorCalls.confirm, confirming, async (request, { body }) => {
    const attempt = await attempts.confirm(request.account.id);
    const codes = await store.confirmTotpSecret(context, ownerOf(request), body.code).catch(attempt.failed);
    await attempt.succeeded();
    await send.notice(request, 'second-factor-on', request.account);
    return { recovery_codes: codes };
  });

  serveCall(app, secondFactorCalls.replaceRecoveryCodes, confirming, async (request, { body }) => {
    await confirmCurrentPassword(context, request, body.password);
    const attempt = await attempts.confirm(request.account.id);
    const codes = await store.replaceRecoveryCodes(context, ownerOf(request), body.code).catch(attempt.failed);
    await attempt.succeeded();
    await send.notice(request, 'recovery-codes-replaced', request.account);
    return { recovery_codes: codes };
  });

  serveCall(app, secondFactorCalls.switchOff, confirming, async (request, { body }, reply) => {
    await confirmCurrentPassword(context, request, body.password);
    const attempt = await attempts.confirm(request.account.id);
    await store.removeSecondFactor(context, ownerOf(request), body.code).catch(attempt.failed);
    await attempt.succeeded();
    await send.notice(request, 'second-factor-off', request.account);
    return reply.code(204).send();
  });
}
