import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { languages } from '@verdant/shared/contract';

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
const common = v.object({ aud: v.string(), exp: v.number() });

type Opened<T> =
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

/** Tokens must expire within 30 minutes. */
export const ACCESS_SECONDS = 29 * 60;
const ACCESS = 'verdant-bank-sandbox';
const VISIT = 'verdant-bank-sandbox-visit';

const webOrigin = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value) && new URL(value).origin === value, 'must be an origin'),
);

/** The token's user, and the only origin that the widget may post messages to. */
export const accessClaims = v.object({ sub: v.pipe(v.string(), v.nonEmpty()), origin: webOrigin, iat: v.number() });
export type AccessClaims = v.InferOutput<typeof accessClaims>;

/** The state of a visit; carried in the widget's forms, as third-party frames have no cookies. */
export const visitClaims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  origin: webOrigin,
  exp: v.number(),
  providerId: v.optional(v.number()),
  scenario: v.optional(v.string()),
  hasAgreed: v.optional(v.boolean()),
  theme: v.optional(v.picklist(['light', 'dark'])),
  language: v.optional(v.picklist(languages)),
});
export type Visit = v.InferOutput<typeof visitClaims>;

export interface SandboxTokens {
  readonly clientId: string;
  readonly clientSecret: string;
  /** A user's token, and when it was issued (ISO). */
  readonly issue: (sub: string, origin: string) => { token: string; issuedAt: string };
  readonly readAccess: (token: string) => Opened<AccessClaims>;
  /** The initial visit for a valid token. */
  readonly beginVisit: (claims: AccessClaims) => Visit;
  readonly sealVisit: (visit: Visit) => string;
  readonly readVisit: (sealed: string) => Opened<Visit>;
}

/** Creates and reads everything signed with the sandbox's key, which is read at each use. `now` in milliseconds. */
export function createTokens(readKey: () => string, now: () => number = Date.now): SandboxTokens {
  const seconds = () => Math.floor(now() / 1000);
  return {
    clientId: 'verdant-sandbox',
    get clientSecret() {
      return createHmac('sha256', readKey()).update('client').digest('hex');
    },
    issue: (sub, origin) => {
      const iat = seconds();
      return {
        token: seal(readKey(), ACCESS, iat + ACCESS_SECONDS, { sub, origin, iat }),
        issuedAt: new Date(iat * 1000).toISOString(),
      };
    },
    readAccess: (token) => unseal(readKey(), ACCESS, token, accessClaims, now()),
    beginVisit: ({ sub, origin, iat }) => ({ sub, origin, exp: iat + ACCESS_SECONDS }),
    sealVisit: (visit) => seal(readKey(), VISIT, visit.exp, { ...visit }),
    readVisit: (sealed) => unseal(readKey(), VISIT, sealed, visitClaims, now()),
  };
}
