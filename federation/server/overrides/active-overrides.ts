import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { setPrivateCookie } from '../http/cookies';
import { isTokenShaped } from '../http/tokens';
import type { Identity, SignIn } from './identity';
import { findOverrides, OVERRIDE_HOURS, type StoredOverride } from './store';

const COOKIE = 'overrides';

export function overrideToken({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[COOKIE];
  return token !== undefined && isTokenShaped(token) ? token : undefined;
}

export function setOverrideToken(reply: FastifyReply, token: string): void {
  setPrivateCookie(reply, COOKIE, token, OVERRIDE_HOURS * 60 * 60);
}

export function removeOverrideToken(reply: FastifyReply): void {
  setPrivateCookie(reply, COOKIE, '', 0);
}

export interface ActiveOverride extends StoredOverride {
  readonly isByDeveloper: boolean;
}

/** Finds a browser's overrides, except those whose sign-in has ended. */
export async function findActiveOverrides(
  db: Database,
  { findSignIn }: Identity,
  token: string,
): Promise<ActiveOverride[]> {
  const stored = await findOverrides(db, token);
  const references = new Set(stored.map(({ signIn }) => signIn).filter((reference) => reference !== null));
  const found = await Promise.all(
    [...references].map(async (reference): Promise<[string, SignIn | undefined]> => [
      reference,
      await findSignIn(reference),
    ]),
  );
  const signIns = new Map(found);
  return stored
    .filter(({ signIn }) => signIn === null || signIns.get(signIn) !== undefined)
    .map((override) => ({ ...override, isByDeveloper: signIns.get(override.signIn ?? '')?.isDeveloper ?? false }));
}
