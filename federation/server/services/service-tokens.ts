import { createHmac, createPrivateKey, createPublicKey, randomUUID, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, SignJWT, type JWK } from 'jose';

const ALGORITHM = 'EdDSA';
/** A service gets the token with the request that it is for. */
const TOKEN_SECONDS = 60;
/** PKCS #8 of an Ed25519 key, before its 32 bytes (RFC 8410, 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

interface SigningKey {
  readonly kid: string;
  readonly key: KeyObject;
  readonly jwk: JWK;
}

async function signingKeyOf(text: string): Promise<SigningKey> {
  const der = Buffer.concat([PKCS8, Buffer.from(text, 'base64')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { kty, crv, x } = createPublicKey(key).export({ format: 'jwk' });
  if (kty === undefined || crv === undefined || x === undefined) throw new Error('A key of services is not Ed25519');
  const kid = await calculateJwkThumbprint({ kty, crv, x });
  return { kid, key, jwk: { kty, crv, x, kid, alg: ALGORITHM, use: 'sig' } };
}

/**
 * The id under which the services of a remote know an account: the same for all of them and for good, another one for each
 * remote (a pairwise identifier, OpenID Connect Core 8.1). Without the key it leads neither to the account nor to the id at
 * another remote.
 */
export function subjectOf(subjectKey: string, remote: string, account: string): string {
  return createHmac('sha256', Buffer.from(subjectKey, 'base64')).update(`${remote}\n${account}`).digest('base64url');
}

export interface TokenOptions {
  /** Each 32 bytes in base64; the first signs, all are published. At least one. */
  readonly keys: readonly string[];
  readonly subjectKey: string;
  /** The URL of the product, which services expect as `iss`. */
  readonly issuer: string;
}

/** Makes the tokens by which services know users, and the public keys that verify them (JWKS, RFC 7517). */
export async function createServiceTokens({ keys, subjectKey, issuer }: TokenOptions) {
  const all = await Promise.all(keys.map(signingKeyOf));
  const [signing] = all;
  if (!signing) throw new Error('Services need a key');
  return {
    jwks: { keys: all.map(({ jwk }) => jwk) },
    /** A token for one service, for a minute. */
    sign: async (remote: string, service: string, account: string): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(`${remote}/${service}`)
        .setSubject(subjectOf(subjectKey, remote, account))
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_SECONDS}s`)
        .setJti(randomUUID())
        .sign(signing.key),
  };
}
