import type { Question, QuizSession } from '@verdant/shared/contract';
import type { GivenAnswer } from './given';
import { isAnswer } from './given';

const PREFIX = 'verdant:quiz-draft';
/** Maximum age of unsent answers, so that the answers of users who never return expire. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

type Place = { session: Pick<QuizSession, 'session_id'>; question: Question };

const keyOf = (...parts: string[]) => [PREFIX, ...parts.map(encodeURIComponent)].join(':');

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Returns `otherwise` if the storage is blocked or full; the quiz then keeps the answer only until the page is closed. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * Creates the store of a user's answers that were entered but not sent, in local storage, because users often return days
 * later. The shell removes drafts at logout. @param userId part of the keys; an empty id stores nothing
 */
export function createDraftStore(userId: string, getStorage: () => Storage, now: () => number = Date.now) {
  const storage = () => {
    if (!userId) throw new Error('A visitor has no drafts.');
    return getStorage();
  };
  const keyAt = ({ session, question }: Place) => keyOf(userId, session.session_id, question.id);

  const isOf = (sessionId: string, key: string) => key.startsWith(`${keyOf(userId, sessionId)}:`);

  function isStale(key: string, keep: string): boolean {
    if (!key.startsWith(`${PREFIX}:`)) return false;
    const savedAt = parse(storage().getItem(key))['savedAt'];
    if (typeof savedAt !== 'number' || now() - savedAt > MAX_AGE_MS) return true;
    const own = key.startsWith(`${keyOf(userId)}:`);
    return own && !isOf(keep, key);
  }

  const removeWhere = (isOver: (key: string) => boolean) =>
    attempt(() => {
      const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
      for (const key of keys) if (isOver(key)) storage().removeItem(key);
    }, undefined);

  return {
    read: (place: Place) =>
      attempt((): GivenAnswer | null => {
        const { answer, touched, source } = parse(storage().getItem(keyAt(place)));
        // The question's options and the suggested answer can have changed since the draft was stored.
        if (!isAnswer(place.question, answer)) return null;
        const isConfirmed = source === 'accounts' && answer === place.question.offered?.answer;
        return { answer, touched: touched === true, ...(isConfirmed && { source }) };
      }, null),
    /** Returns true if the answer was stored. */
    save: (place: Place, given: GivenAnswer) =>
      attempt(() => {
        storage().setItem(keyAt(place), JSON.stringify({ ...given, savedAt: now() }));
        return true;
      }, false),
    remove: (place: Place) => attempt(() => storage().removeItem(keyAt(place)), undefined),
    removeAll: (sessionId: string) => removeWhere((key) => isOf(sessionId, key)),
    /** Removes this user's drafts of all other sessions, and everyone's expired drafts. */
    keepOnly: (sessionId: string) => removeWhere((key) => isStale(key, sessionId)),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
