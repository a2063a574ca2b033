import { createHmac } from 'node:crypto';
import { languages } from '@verdant/shared/contract';
import * as v from 'valibot';
import { seal, unseal, type Opened } from './sealed';

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
