/** An answer to the quiz's first question that a visitor gave on the landing page. */
export type FirstAnswer = { questionId: string; answer: string };

/** Key in session storage, which ends with the tab and is cleared by logout. */
const KEY = 'verdant:first-answer';

/** Keeps the answer until the quiz takes it. Blocked or full storage: it is lost, and the quiz asks the question. */
export function keepFirstAnswer(given: FirstAnswer): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(given));
  } catch {
    // See above.
  }
}

/** Whether an answer is retained for the quiz, which it stays. */
export function hasFirstAnswer(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The kept answer, or null. It is forgotten at once: nothing can send it twice. */
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
