import { jwtVerify, SignJWT } from 'jose';
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

/** Returns the access of a valid token; undefined for a forged or expired token. */
export async function verifyAccessToken(
  key: string,
  token: string,
  now = new Date(),
): Promise<WidgetAccess | undefined> {
  const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: now };
  const verified = await jwtVerify(token, bytesOf(key), options).catch(() => undefined);
  const claims = v.safeParse(accessClaims, verified?.payload);
  return claims.success ? { loginName: claims.output.sub, origin: claims.output.origin } : undefined;
}
