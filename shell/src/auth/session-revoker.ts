import * as v from 'valibot';
import { ApiError, createApiClient } from '@verdant/shared/api';
import { pageLanguage } from '../language/page-language';
import { storage } from '../storage';
import { PENDING_SIGN_OUTS_KEY } from '../stored-keys';

/** A session from which a user has signed out, and whose end the server has not confirmed yet. */
type PendingSignOut = { token: string; since: number };

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

const TIMEOUT_MS = 20_000;

/** Ends a session on the server. Also resolves if the session has already ended. */
async function endOnServer(token: string): Promise<void> {
  const api = createApiClient({ getToken: () => token, getLanguage: pageLanguage, onUnauthorized: () => undefined });
  await api.post('/auth/logout', { timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  });
}

/** Ends sessions on the server, even after a long outage. Tokens stay stored until the server has confirmed. */
export function createSessionRevoker(send: (token: string) => Promise<void> = endOnServer) {
  /** Pending sign-outs of this tab, kept in memory because local storage, which all tabs share, can be blocked. */
  let own: PendingSignOut[] = [];
  let failures = 0;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const kept = () => parsePendingSignOuts(storage.get(PENDING_SIGN_OUTS_KEY), Date.now());
  const pending = () => own.reduce(withSignOut, kept());
  const keep = (list: PendingSignOut[]) => {
    if (list.length === 0) storage.remove(PENDING_SIGN_OUTS_KEY);
    else storage.set(PENDING_SIGN_OUTS_KEY, JSON.stringify(list));
  };

  async function sendNext(): Promise<void> {
    const [next] = pending();
    if (!next) return;
    try {
      await send(next.token);
    } catch (error) {
      keep(withSignOut(kept(), next));
      throw error;
    }
    own = withoutSignOut(own, next.token);
    keep(withoutSignOut(kept(), next.token));
    failures = 0;
    await sendNext();
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    try {
      await sendNext();
    } catch {
      failures += 1;
      timer = setTimeout(() => void sendAll(), signOutRetryDelayMs(failures));
    } finally {
      isSending = false;
    }
  }

  return {
    /** Ends the session of a token on the server: at once, or later if the request fails. */
    revoke: (token: string) => {
      const signOut = { token, since: Date.now() };
      own = withSignOut(own, signOut);
      keep(withSignOut(kept(), signOut));
      void sendAll();
    },
    /** Sends earlier pending sign-outs, now and whenever the browser comes online. Returns a function that stops this. */
    start: () => {
      const onOnline = () => void sendAll();
      addEventListener('online', onOnline);
      void sendAll();
      return () => {
        removeEventListener('online', onOnline);
        clearTimeout(timer);
      };
    },
  };
}
