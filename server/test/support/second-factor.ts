import { generateSync } from 'otplib';
import * as v from 'valibot';
import { newRecoveryCodes, secondFactorSetup } from '@verdant/shared/contract';
import type { TestServer } from './start-server';

const PATH = '/api/v1/auth/me/second-factor';

/** Returns an authenticator app's code `stepsAhead` steps of 30 s from now; the server accepts codes of one step ahead. */
export const authenticatorCode = (secret: string, stepsAhead = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * 30 });

/** Returns six digits that are not the code of any time step close to now. */
export function wrongAppCode(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2, 3].map((step) => authenticatorCode(secret, step)));
  return ['111111', '222222', '333333', '444444', '555555', '666666', '777777'].find((code) => !right.has(code)) ?? '';
}

interface Person {
  readonly token: string;
  readonly typed: { readonly password: string };
}

/** Switches two-step sign-in on for a verified account. Resolves to the app's secret, the used code and recovery codes. */
export async function switchOnSecondFactor(server: TestServer, { token, typed }: Person) {
  const setup = await server.request('POST', PATH, { token, body: { password: typed.password } });
  const { secret } = v.parse(secondFactorSetup, setup.body);
  const usedCode = authenticatorCode(secret);
  const confirmed = await server.request('POST', `${PATH}/confirmation`, { token, body: { code: usedCode } });
  return { secret, usedCode, codes: v.parse(newRecoveryCodes, confirmed.body).recovery_codes };
}
