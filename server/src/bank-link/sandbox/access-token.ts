import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import * as v from 'valibot';

const ALGORITHM = 'HS256';
const AUDIENCE = 'verdant-bank-sandbox';
/** Lifetime of a token, in seconds: less than 30 minutes. */
const ACCESS_SECONDS = 29 * 60;

const webOrigin = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value) && new URL(value).origin === value, 'must be an origin'),
);
const accessClaims = v.object({ sub: v.pipe(v.string(), v.nonEmpty()), origin: webOrigin });

/** Facts that a token of the widget proves. */
export interface WidgetAccess {
  /** The sandbox's user. */
  readonly loginName: string;
  /** The only origin that is allowed to frame the widget and that receives the widget's messages. */
  readonly origin: string;
}

/** Result of verifying a token. An expired token has a valid signature, so its origin can be trusted. */
type OpenedToken =
  | { readonly status: 'valid' | 'expired'; readonly access: WidgetAccess }
  | { readonly status: 'invalid'; readonly access?: undefined };

const bytesOf = (key: string) => new TextEncoder().encode(key);

/** Signs a token of the widget (JWT). */
export async function signAccess(key: string, { loginName, origin }: WidgetAccess, now = new Date()): Promise<string> {
  return new SignJWT({ origin })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(loginName)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + ACCESS_SECONDS * 1000))
    .sign(bytesOf(key));
}

function readClaims(payload: JWTPayload, status: 'valid' | 'expired'): OpenedToken {
  const claims = v.safeParse(accessClaims, payload);
  if (!claims.success) return { status: 'invalid' };
  return { status, access: { loginName: claims.output.sub, origin: claims.output.origin } };
}

/** Verifies signature, audience, expiry and claims of a token. */
export async function verifyAccess(key: string, token: string, now = new Date()): Promise<OpenedToken> {
  const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: now };
  try {
    const { payload } = await jwtVerify(token, bytesOf(key), options);
    return readClaims(payload, 'valid');
  } catch (error) {
    return error instanceof errors.JWTExpired ? readClaims(error.payload, 'expired') : { status: 'invalid' };
  }
}
