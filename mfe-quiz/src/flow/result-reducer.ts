import type { InsightsResult } from '@verdant/shared/contract';
import type { FinishingState, LeavingState, QuizState, ResultState } from './quiz-state';
import { resultView } from './result-view';
import { offer } from './support';

type Completed = Pick<FinishingState, 'sessionId' | 'progress' | 'extras' | 'answers' | 'support'>;

/** The quiz is completed: its results are fetched. */
export function finish({ sessionId, progress, extras, answers, support }: Completed): FinishingState {
  const request = { kind: 'finish', sessionId } as const;
  return { phase: 'finishing', request, sessionId, progress, extras, answers, support };
}

export function leave({ progress }: Pick<ResultState, 'progress'>): LeavingState {
  return { phase: 'leaving', request: { kind: 'leave' }, progress };
}

/**
 * The result moment. Without a result the dashboard follows at once and silently (spec 8), unless there is help to offer
 * or something unsent.
 */
function openResult(state: FinishingState, insights: InsightsResult | null): QuizState {
  const support = offer(state.support, insights?.support ?? state.support.offered);
  const holds = support.offered.length > 0 || Object.keys(state.answers).length > 0;
  if (resultView(insights, false).kind === 'nothing' && !holds) return leave(state);
  return { ...state, phase: 'result', support, insights, extrasStatus: 'open', leaves: false, request: null };
}

/** Takes the results that were fetched; after a change of the extra answers a failure keeps the earlier ones. */
export function showResult(state: QuizState, insights: InsightsResult | null): QuizState {
  if (state.phase === 'finishing') return openResult(state, insights);
  if (state.phase !== 'result' || state.request?.kind !== 'finish') return state;
  return { ...state, insights: insights ?? state.insights, request: null };
}
