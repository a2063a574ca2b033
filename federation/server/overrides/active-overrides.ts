import type { Database } from '../database';
import type { Identity, SignIn } from './identity';
import { findOverrides, type StoredOverride } from './store';

/** An override whose sign-in, where it was made with one, is still valid. */
export interface ActiveOverride extends StoredOverride {
  readonly isByDeveloper: boolean;
}

/** The overrides of a browser that neither expired themselves nor ended with their sign-in. */
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
