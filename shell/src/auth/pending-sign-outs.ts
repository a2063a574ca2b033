import * as v from 'valibot';

/** A session from which a user has signed out, and whose end the server has not confirmed yet. */
export type PendingSignOut = { token: string; since: number };

/** Age at which sessions expire by the server's default setting, in milliseconds. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_PENDING = 20;
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 5 * 60 * 1000;

const stored = v.array(v.object({ token: v.string(), since: v.number() }));

/** Parses the stored sign-outs, without expired sessions; malformed text counts as an empty array. */
export function parsePendingSignOuts(text: string | null, now: number): PendingSignOut[] {
  try {
    const parsed = v.safeParse(stored, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output.filter(({ since }) => now - since < MAX_AGE_MS) : [];
  } catch {
    return [];
  }
}

export const withoutSignOut = (pending: readonly PendingSignOut[], token: string): PendingSignOut[] =>
  pending.filter((other) => other.token !== token);

/** Returns pending sign-outs, `added` last, without earlier entries of its token. Only the newest 20 entries are kept. */
export const withSignOut = (pending: readonly PendingSignOut[], added: PendingSignOut): PendingSignOut[] =>
  [...withoutSignOut(pending, added.token), added].slice(-MAX_PENDING);

/** Milliseconds until the next attempt after `failures` consecutive failures: 2 s, doubled each time, at most 5 min. */
export const signOutRetryDelayMs = (failures: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
