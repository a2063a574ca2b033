import { createHmac, createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, SignJWT, type JWK } from 'jose';

const ALGORITHM = 'EdDSA';
/** Lifetime of a token. A service gets a new token with each request. */
const TOKEN_SECONDS = 60;
/** PKCS #8 prefix before the 32 bytes of an Ed25519 key (RFC 8410, 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

async function signingKeyOf(text: string) {
  const der = Buffer.concat([PKCS8, Buffer.from(text, 'base64')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { kty, crv, x } = createPublicKey(key).export({ format: 'jwk' });
  if (kty === undefined || crv === undefined || x === undefined) throw new Error('A key of services is not Ed25519');
  const kid = await calculateJwkThumbprint({ kty, crv, x });
  const jwk: JWK = { kty, crv, x, kid, alg: ALGORITHM, use: 'sig' };
  return { kid, key, jwk };
}

/**
 * Returns the permanent id by which the services of a remote identify an account, different for each remote (a pairwise
 * identifier, OpenID Connect Core 8.1).
 */
export function pairwiseSubjectOf(subjectKey: string, remote: string, account: string): string {
  return createHmac('sha256', Buffer.from(subjectKey, 'base64')).update(`${remote}\n${account}`).digest('base64url');
}

export interface TokenOptions {
  /** At least one key of 32 bytes in base64. The first key signs, and all public keys are published. */
  readonly keys: readonly string[];
  readonly subjectKey: string;
  /** URL of the product, which services expect as `iss`. */
  readonly issuer: string;
}

/**
 * Creates the signer of tokens that identify users to services, and the public keys to verify them (JWKS, RFC 7517).
 */
export async function createServiceTokens({ keys, subjectKey, issuer }: TokenOptions) {
  const all = await Promise.all(keys.map(signingKeyOf));
  const [signing] = all;
  if (!signing) throw new Error('Tokens of services need a signing key');
  return {
    jwks: { keys: all.map(({ jwk }) => jwk) },
    sign: async (remote: string, service: string, account: string): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(`${remote}/${service}`)
        .setSubject(pairwiseSubjectOf(subjectKey, remote, account))
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_SECONDS}s`)
        .setJti(randomUUID())
        .sign(signing.key),
  };
}
