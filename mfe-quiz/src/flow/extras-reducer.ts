import type { SupportKind } from '@verdant/shared/contract';
import type { GivenAnswer } from './given';
import { isAnswer } from './given';
import type { ResultState, SupportOffers } from './quiz-state';

/** True if the extra answers are being sent, which locks the form. Requests in a new language do not lock the form. */
export const isSavingExtras = ({ request }: ResultState): boolean => request?.type === 'extras';

export function answerExtra(state: ResultState, questionId: string, given: GivenAnswer): ResultState {
  if (isSavingExtras(state)) return state;
  return { ...state, answers: { ...state.answers, [questionId]: given }, extrasStatus: 'open' };
}

/** Returns the complete answers; a text that contains only spaces is incomplete. */
export function pickCompleteExtras({
  extras,
  answers,
}: Pick<ResultState, 'extras' | 'answers'>): ResultState['answers'] {
  return Object.fromEntries(
    extras.flatMap((question) => {
      const given = answers[question.id];
      return given && isAnswer(question, given.answer) ? [[question.id, given]] : [];
    }),
  );
}

/** Requests that unsaved extra answers are sent; returns the same state if no answer is unsaved. */
export function submitExtras(state: ResultState, { leaves }: { leaves: boolean }): ResultState {
  const answers = pickCompleteExtras(state);
  if (isSavingExtras(state) || state.extrasStatus === 'saved' || Object.keys(answers).length === 0) return state;
  const request = { type: 'extras', sessionId: state.sessionId, answers } as const;
  return { ...state, request, leaves, extrasStatus: 'open' };
}

/** Goes to the dashboard. The result stays visible until the dashboard has loaded. */
function leave(state: ResultState): ResultState {
  return { ...state, request: { type: 'leave', sessionId: state.sessionId } };
}

/** Stores unsaved extra answers, then goes to the dashboard. `without`: true to leave at once and discard the answers. */
export function leaveResult(state: ResultState, { without }: { without: boolean }): ResultState {
  if (isSavingExtras(state)) return state;
  const submitting = without ? state : submitExtras(state, { leaves: true });
  return submitting === state ? leave(state) : submitting;
}

/** Goes to the dashboard if the user is leaving and the answers lead to no new offer of help; else refetches the result. */
export function markExtrasSaved(state: ResultState, needs: readonly SupportKind[]): ResultState {
  const support = offerSupport(state.support, needs);
  const isNew = support.offered.some((kind) => !state.support.offered.includes(kind));
  if (state.leaves && !isNew) return leave(state);
  const request = { type: 'reopen', sessionId: state.sessionId } as const;
  return { ...state, support, request, leaves: false, extrasStatus: 'saved' };
}

export function markExtrasFailed(state: ResultState): ResultState {
  return { ...state, request: null, leaves: false, extrasStatus: 'failed' };
}

export function offerSupport({ dismissed }: SupportOffers, needs: readonly SupportKind[]): SupportOffers {
  return { dismissed, offered: needs.filter((kind) => !dismissed.includes(kind)) };
}

export function dismissSupport({ offered, dismissed }: SupportOffers): SupportOffers {
  return { offered: [], dismissed: [...dismissed, ...offered] };
}
