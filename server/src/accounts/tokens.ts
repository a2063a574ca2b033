import { createHash, randomBytes } from 'node:crypto';

/** The type that sign-in answers; requests may write it in any case. */
export const TOKEN_TYPE = 'Bearer';

/** An opaque token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database holds instead of the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: <type> <token>` header, or undefined for any other header. */
export function tokenOf(header: string | undefined): string | undefined {
  const match = /^(\S+) +(\S+)$/.exec(header?.trim() ?? '');
  return match?.[1]?.toLowerCase() === TOKEN_TYPE.toLowerCase() ? match[2] : undefined;
}
