import { verify } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database';
import { ApiError } from '../http';
import { findKey } from './release-keys';
import { releaseNonces } from './schema';

/** Max difference between the signer's clock and ours. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;
/** Longer than a signed request is accepted, even by servers whose clocks differ. */
const NONCE_MINUTES = 15;

/** The body of a signed request; it may have more fields, and `payload` determines what they must be. */
export const signedBody = v.object({
  /** The exact JSON text that was signed. */
  payload: v.string(),
  /** Public key in base64, or its id. */
  key: v.string(),
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
});

/** What every payload contains; `action` is signed too, so that no request can be replayed as another. */
const payloadHead = v.looseObject({
  action: v.string(),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});

export interface SignedRequest {
  /** The remote it is for. */
  readonly name: string;
  readonly keyId: string;
  readonly signature: string;
  /** All of the payload, not checked beyond its head. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface SignedContext {
  readonly db: Database;
  /** The file of the keys that may sign, see `findKey`. */
  readonly keysFile: string;
}

const refuse = (detail: string) => new ApiError(403, detail);

function readPayload(text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const head = v.safeParse(payloadHead, value);
  if (!head.success) {
    throw new ApiError(400, 'The payload needs action, name, at (ISO 8601) and nonce (16 to 64 letters or digits).');
  }
  return head.output;
}

/** Uses a nonce up; of two requests at the same moment, on any servers, one gets true. */
async function spendNonce(db: Database, nonce: string): Promise<boolean> {
  await db.delete(releaseNonces).where(lt(releaseNonces.at, sql`now() - make_interval(mins => ${NONCE_MINUTES})`));
  const used = await db
    .insert(releaseNonces)
    .values({ nonce })
    .onConflictDoNothing()
    .returning({ nonce: releaseNonces.nonce });
  return used.length === 1;
}

/**
 * Checks that a key of the remote signed exactly this `action`, now and for the first time. `name` is the remote in the
 * URL where there is one; without it the payload's own counts. Throws 400 for a malformed request, and 403 for an
 * unknown key, a wrong signature, a request that is more than five minutes off, and one that was sent before.
 */
export async function verifySigned(
  { db, keysFile }: SignedContext,
  body: unknown,
  expected: { action: string; name?: string },
): Promise<SignedRequest> {
  const signed = v.safeParse(signedBody, body);
  if (!signed.success) throw new ApiError(400, 'Please send payload, key and signature (Ed25519, base64).');
  const { payload: text, key: idOrKey, signature } = signed.output;
  const payload = readPayload(text);
  const { name, action } = payload;
  if (action !== expected.action) {
    throw refuse(`This request was signed for "${action}", not for "${expected.action}".`);
  }
  if (expected.name !== undefined && name !== expected.name) {
    throw refuse(`This request was signed for ${name}, not for ${expected.name}.`);
  }

  const key = await findKey(keysFile, name, idOrKey);
  if (!key) throw refuse(`This key is not known for ${name}. An operator adds it to release-keys.json.`);
  if (!verify(null, Buffer.from(text), key.publicKey, Buffer.from(signature, 'base64'))) {
    throw refuse('The signature is not right for this payload and key.');
  }
  const offMs = Math.abs(Date.now() - Date.parse(payload.at));
  if (!(offMs <= MAX_CLOCK_SKEW_MS)) {
    throw refuse("The request was signed more than five minutes before or after this server's clock.");
  }
  if (!(await spendNonce(db, payload.nonce))) throw refuse('This request was sent before.');
  return { name, keyId: key.id, signature, payload };
}
