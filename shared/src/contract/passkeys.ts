import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { existingPassword, requiredText } from './fields';

export const MAX_PASSKEYS = 10;

/** Schema for binary WebAuthn data in base64url, with at most `maxCharacters` characters. */
const bytes = (maxCharacters: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxCharacters), v.regex(/^[\w-]+$/));

/** The maximum lengths in base64url follow from WebAuthn: 1023 bytes for credential ids and 64 bytes for user handles. */
const credentialId = bytes(1_364);
const userHandle = bytes(86);
const clientData = bytes(8_192);
const extensionResults = v.optional(v.object({}), {});

/** Response of a browser that has created a passkey: the part of WebAuthn's RegistrationResponseJSON that is used. */
export const createdPasskey = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: clientData,
    /** Attestation object, which can contain certificates of the device's maker. */
    attestationObject: bytes(32_768),
  }),
  clientExtensionResults: extensionResults,
});
export type CreatedPasskey = v.InferOutput<typeof createdPasskey>;

/** Response of a browser that has signed with a passkey: the part of WebAuthn's AuthenticationResponseJSON that is used. */
export const signedPasskey = v.object({
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(8_192),
    signature: bytes(8_192),
    userHandle,
  }),
  clientExtensionResults: extensionResults,
});
export type SignedPasskey = v.InferOutput<typeof signedPasskey>;

/**
 * Body of POST /auth/login with a passkey: 401 for an unknown, late or repeated passkey response. `keeps_account` also
 * cancels a requested deletion; 403 if a deletion is requested and `keeps_account` is missing.
 */
export const passkeySignInRequest = v.object({
  passkey: signedPasskey,
  challenge: v.optional(v.string()),
  keeps_account: v.optional(v.literal(true)),
});
export type PasskeySignInRequest = v.InferInput<typeof passkeySignInRequest>;

/** Options for a sign-in with a passkey: WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
export const passkeyRequestOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** Milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
});
export type PasskeyRequestOptions = v.InferOutput<typeof passkeyRequestOptions>;

/** Options for the creation of a passkey: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export const passkeyCreationOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  /** `id` is random, and the same for all passkeys of an account. */
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  /** Milliseconds. */
  timeout: v.number(),
  attestation: v.literal('none'),
  /** The account's passkeys, so that a device with one of these passkeys does not create another. */
  excludeCredentials: v.array(v.object({ id: v.string(), type: v.literal('public-key') })),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
});
export type PasskeyCreationOptions = v.InferOutput<typeof passkeyCreationOptions>;

const passkeyName = requiredText('Name is required');

export const passkey = v.object({
  id: v.string(),
  name: v.string(),
  /** ISO timestamps; `last_used_at` is null before the first sign-in with the passkey. */
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
  /** True if the passkey's provider syncs it to the owner's other devices. */
  is_synced: v.boolean(),
});
export type Passkey = v.InferOutput<typeof passkey>;

/** Response of GET /auth/me/passkeys: the newest passkey last. */
export const passkeyList = v.object({
  passkeys: v.array(passkey),
  /** Browser and operating system of the request, such as 'Firefox' and 'Windows', for a suggested name; '' if unknown. */
  browser: v.string(),
  system: v.string(),
});
export type PasskeyList = v.InferOutput<typeof passkeyList>;

/** Body of `begin` and `remove`: 400 for a wrong password, 403 if the account's email address is unverified. */
export const passkeyPassword = v.object({ password: existingPassword });

export const passkeyRename = v.object({ name: passkeyName });

export const addPasskeyForm = v.object({ ...passkeyRename.entries, ...passkeyPassword.entries });

const passkeyId = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** Passkeys of an account. The user gets a mail when a passkey is added or removed; a removal ends all other sessions. */
export const passkeyCalls = {
  list: { method: 'GET', path: '/auth/me/passkeys', response: passkeyList },
  /** Returns options to create a passkey; 409 at ten passkeys. Options work once, for five minutes, in this session. */
  begin: {
    method: 'POST',
    path: '/auth/me/passkeys/options',
    body: passkeyPassword,
    response: passkeyCreationOptions,
  },
  /** 201; 409 after five minutes, for an already stored passkey or an eleventh passkey; 422 if verification fails. */
  add: {
    method: 'POST',
    path: '/auth/me/passkeys',
    body: v.object({ name: passkeyName, passkey: createdPasskey }),
    response: passkey,
  },
  /** 204, or 404 for an unknown passkey. */
  rename: {
    method: 'PUT',
    path: '/auth/me/passkeys/:id',
    params: passkeyId,
    body: passkeyRename,
  },
  /** 204, even if the passkey was already removed. */
  remove: { method: 'POST', path: '/auth/me/passkeys/:id/removal', params: passkeyId, body: passkeyPassword },
  /** Returns options to sign in with a passkey. The options work once, for five minutes, and name no account. */
  signInOptions: { method: 'POST', path: '/auth/passkey-options', response: passkeyRequestOptions },
} as const satisfies Record<string, ApiCall>;
