import { createHash, randomBytes } from 'node:crypto';

export const TOKEN_TYPE = 'Bearer';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash that the database stores in place of the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** True if a text has the form of a token of `newToken`. */
export function isTokenShaped(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function bearerToken(header: string | undefined): string | undefined {
  const match = /^(\S+) +(\S+)$/.exec(header?.trim() ?? '');
  return match?.[1]?.toLowerCase() === TOKEN_TYPE.toLowerCase() ? match[2] : undefined;
}
