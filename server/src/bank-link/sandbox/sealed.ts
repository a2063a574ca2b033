import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
const common = v.object({ aud: v.string(), exp: v.number() });

export type Opened<T> =
  | { readonly ok: true; readonly claims: T }
  /** `claims` are set when the signature is valid, so that an expired token still identifies its user. */
  | { readonly ok: false; readonly problem: 'malformed' | 'signature' | 'audience' | 'expired'; readonly claims?: T };

function signatureOf(key: string, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** A JSON Web Token of the claims for one audience until `expiresAt` (seconds since 1970). */
export function seal(key: string, audience: string, expiresAt: number, claims: Record<string, unknown>): string {
  const payload = Buffer.from(JSON.stringify({ ...claims, aud: audience, exp: expiresAt })).toString('base64url');
  const content = `${HEADER}.${payload}`;
  return `${content}.${signatureOf(key, content).toString('base64url')}`;
}

/** Checks a token of `seal`: signature, then shape, then audience, then expiry. `now` in milliseconds. */
export function unseal<const S extends v.GenericSchema<unknown, unknown>>(
  key: string,
  audience: string,
  token: string,
  schema: S,
  now: number,
): Opened<v.InferOutput<S>> {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header !== HEADER || payload === undefined || signature === undefined || rest.length > 0) {
    return { ok: false, problem: 'malformed' };
  }
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, `${header}.${payload}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { ok: false, problem: 'signature' };
  const content = parsed(payload);
  const claims = v.safeParse(schema, content);
  const frame = v.safeParse(common, content);
  if (!claims.success || !frame.success) return { ok: false, problem: 'malformed' };
  if (frame.output.aud !== audience) return { ok: false, problem: 'audience', claims: claims.output };
  if (frame.output.exp * 1000 <= now) return { ok: false, problem: 'expired', claims: claims.output };
  return { ok: true, claims: claims.output };
}
