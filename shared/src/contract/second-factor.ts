import * as v from 'valibot';
import { loginRequest, loginResponse } from './account';
import type { ApiCall } from './api-call';
import { existingPassword, MAX_TEXT } from './fields';
import { passkeySignInRequest } from './passkeys';

/** A code of an authenticator app, or a recovery code. Spaces and hyphens in the code are ignored. */
export const secondFactorCode = v.pipe(
  v.string('Code is required'),
  v.maxLength(MAX_TEXT, 'This code is not right. Please try again.'),
  v.transform((typed) => typed.replace(/[\s-]/g, '')),
  v.nonEmpty('Code is required'),
);

/** Second step of a sign-in: the challenge that the first step returned, and a code. */
export const secondStepRequest = v.object({
  challenge: v.string('Please sign in again.'),
  code: secondFactorCode,
});
export type SecondStepRequest = v.InferInput<typeof secondStepRequest>;

/** Body of a sign-in to a demo household instead of an account. */
export const demoSignInRequest = v.object({ demo: v.literal(true) });
export type DemoSignInRequest = v.InferInput<typeof demoSignInRequest>;

/** Body of POST /auth/login: 400 with a validation item `code` for a wrong code, 401 for an expired challenge. */
export const signInRequest = v.lazy((input) => {
  if (typeof input !== 'object' || input === null) return loginRequest;
  if ('demo' in input) return demoSignInRequest;
  if ('passkey' in input) return passkeySignInRequest;
  return 'challenge' in input ? secondStepRequest : loginRequest;
});

/** Part of a 401 of POST /auth/login that asks for a second factor. The challenge allows a few codes in five minutes. */
export const signInChallenge = v.object({ challenge: v.pipe(v.string(), v.nonEmpty()) });

/** Response of GET /auth/me/second-factor. */
export const secondFactorStatus = v.object({
  is_on: v.boolean(),
  /** Number of unused recovery codes; 0 if the second factor is off. */
  recovery_codes_left: v.number(),
});
export type SecondFactorStatus = v.InferOutput<typeof secondFactorStatus>;

/** Body of POST /auth/me/second-factor: 400 for a wrong password, 409 if already on, 403 for an unverified address. */
export const secondFactorSetupRequest = v.object({ password: existingPassword });

/** Secret for an authenticator app, in two forms, which the user sees only once. */
export const secondFactorSetup = v.object({
  /** Secret in base32, for typing into the app. */
  secret: v.string(),
  /** The same secret as an `otpauth:` URI. */
  uri: v.pipe(v.string(), v.startsWith('otpauth://')),
});
export type SecondFactorSetup = v.InferOutput<typeof secondFactorSetup>;

export const secondFactorConfirmation = v.object({ code: secondFactorCode });

/** Body of calls that change a second factor: 400 for a wrong password, or a wrong code with a validation item `code`. */
export const secondFactorChange = v.object({ password: existingPassword, code: secondFactorCode });

/** Recovery codes, shown only once. Each code works once. */
export const newRecoveryCodes = v.object({ recovery_codes: v.array(v.string()) });

/** Two-step sign-in. Each change ends all other sessions of the account. */
export const secondFactorCalls = {
  /** The same call as `accountCalls.login`, but with every body that the server accepts. */
  signIn: { method: 'POST', path: '/auth/login', body: signInRequest, response: loginResponse },
  status: { method: 'GET', path: '/auth/me/second-factor', response: secondFactorStatus },
  setUp: {
    method: 'POST',
    path: '/auth/me/second-factor',
    body: secondFactorSetupRequest,
    response: secondFactorSetup,
  },
  /** Switches two-step sign-in on: 400 for a wrong code, 409 without a setup in the last 15 minutes. */
  confirm: {
    method: 'POST',
    path: '/auth/me/second-factor/confirmation',
    body: secondFactorConfirmation,
    response: newRecoveryCodes,
  },
  replaceRecoveryCodes: {
    method: 'POST',
    path: '/auth/me/second-factor/recovery-codes',
    body: secondFactorChange,
    response: newRecoveryCodes,
  },
  /** 204. */
  switchOff: { method: 'POST', path: '/auth/me/second-factor/removal', body: secondFactorChange },
} as const satisfies Record<string, ApiCall>;
