import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import * as v from 'valibot';

const ALGORITHM = 'HS256';
const AUDIENCE = 'verdant-bank-sandbox';
/** Lifetime of a token in seconds, shorter than the 30 minutes of a FastLink token. */
const ACCESS_SECONDS = 29 * 60;

const webOrigin = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value) && new URL(value).origin === value, 'must be an origin'),
);
const accessClaims = v.object({ sub: v.pipe(v.string(), v.nonEmpty()), origin: webOrigin });

export interface WidgetAccess {
  readonly loginName: string;
  /** The only origin that can frame the widget and gets its messages. */
  readonly origin: string;
}

/** A token after the signature check. The origin in an expired token is trusted too, because the signature is right. */
type OpenedToken =
  | { readonly status: 'valid' | 'expired'; readonly access: WidgetAccess }
  | { readonly status: 'invalid'; readonly access?: undefined };

const bytesOf = (key: string) => new TextEncoder().encode(key);

export async function signAccessToken(
  key: string,
  { loginName, origin }: WidgetAccess,
  now = new Date(),
): Promise<string> {
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

export async function verifyAccessToken(key: string, token: string, now = new Date()): Promise<OpenedToken> {
  const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: now };
  try {
    const { payload } = await jwtVerify(token, bytesOf(key), options);
    return readClaims(payload, 'valid');
  } catch (error) {
    return error instanceof errors.JWTExpired ? readClaims(error.payload, 'expired') : { status: 'invalid' };
  }
}
