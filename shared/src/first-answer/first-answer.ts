/** An answer to the quiz's first question that a visitor gave on the landing page. */
export type FirstAnswer = { questionId: string; answer: string };

/** Key of the answer in session storage, which the browser clears with the tab and the shell clears at logout. */
const KEY = 'verdant:first-answer';

/** Stores the answer until the quiz takes it. With blocked storage the quiz asks the question again. */
export function keepFirstAnswer(given: FirstAnswer): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(given));
  } catch {
    // Storage is blocked, so the quiz asks the question again.
  }
}

/** True if an answer is stored for the quiz. The answer stays stored. */
export function hasFirstAnswer(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Returns the stored answer, or null, and removes it, so that it cannot be sent twice. */
export function takeFirstAnswer(): FirstAnswer | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('questionId' in kept) || !('answer' in kept)) return null;
    const { questionId, answer } = kept;
    return typeof questionId === 'string' && typeof answer === 'string' ? { questionId, answer } : null;
  } catch {
    return null;
  }
}
