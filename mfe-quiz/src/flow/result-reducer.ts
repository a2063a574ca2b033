import type { FinishingState, LeavingState, QuizState, Results, ResultState } from './quiz-state';
import { resultView } from './result-view';
import { offer } from './support';

type Completed = Omit<FinishingState, 'phase' | 'request'>;

/** The quiz is completed: its results are fetched. */
export function finish(completed: Completed): FinishingState {
  const { sessionId, progress, range_width, extras, openActions, answers, support } = completed;
  const request = { kind: 'finish', sessionId } as const;
  return { phase: 'finishing', request, sessionId, progress, range_width, extras, openActions, answers, support };
}

export function leave({ progress, range_width }: Pick<ResultState, 'progress' | 'range_width'>): LeavingState {
  return { phase: 'leaving', request: { kind: 'leave' }, progress, range_width };
}

/**
 * The result moment. Without a result the dashboard follows at once and silently (spec 8), unless there is help to
 * offer, something to ask, or something unsent.
 */
function openResult(state: FinishingState, results: Results): QuizState {
  const { insights } = results;
  const support = offer(state.support, insights?.support ?? state.support.offered);
  const holds = support.offered.length > 0 || state.openActions.length > 0 || Object.keys(state.answers).length > 0;
  if (resultView(insights, false).kind === 'nothing' && !holds) return leave(state);
  return { ...state, phase: 'result', support, results, extrasStatus: 'open', leaves: false, request: null };
}

/** Takes the results that were fetched; after a change of the extra answers a failure keeps the earlier ones. */
export function showResult(state: QuizState, results: Results): QuizState {
  if (state.phase === 'finishing') return openResult(state, results);
  if (state.phase !== 'result' || state.request?.kind !== 'finish') return state;
  return { ...state, results: results.insights ? results : state.results, request: null };
}
