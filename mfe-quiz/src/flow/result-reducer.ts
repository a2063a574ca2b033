import type {
  InsightsResult,
  MetricInsight,
  MovingAnswer,
  QuizResult,
  ReadExplanation,
  Recommendation,
} from '@verdant/shared/contract';
import { metricTitles } from '@verdant/shared/contract';
import type { GivenAnswers } from './given';
import { noSupportOffers } from './quiz-state';
import type { FinishingState, LeavingState, QuizState, ResultState, SupportOffers } from './quiz-state';
import { offerSupport } from './extras-reducer';

const MOST = 3;

export function strongestReasons({ metrics }: Pick<ReadExplanation, 'metrics'>): MovingAnswer[] {
  const overall = metrics.find(({ title }) => title === metricTitles.overall);
  const moved = overall ? [...overall.up, ...overall.down] : [];
  return moved.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST);
}

/** View of a result. `calm`: help comes first and no figure counts up, for a user in trouble. */
export type ResultView =
  | { status: 'scored'; score: MetricInsight; first: Recommendation | null; calm: boolean }
  | { status: 'too-little' }
  | { status: 'nothing' };

/** Derives the view from a completed quiz's insights; `offersHelp`: true if support services appear next to the result. */
export function resultView(result: InsightsResult | null, offersHelp: boolean): ResultView {
  if (result?.status === 'too_little') return { status: 'too-little' };
  const score = result?.insights.find((insight) => insight.type === 'metric' && insight.title === metricTitles.overall);
  if (!result || score?.type !== 'metric') return { status: 'nothing' };
  const list = result.insights.flatMap((insight) =>
    insight.type === 'recommendations' ? insight.recommendations : [],
  );
  const first = list.find(({ state }) => state === undefined) ?? null;
  // Ignores urgency and low scores, which alone do not mean trouble: many users have unpaid credit cards.
  const calm = offersHelp || first?.essential === true;
  return { status: 'scored', score, first, calm };
}

type Completed = Omit<FinishingState, 'status' | 'request'>;

export function finishingState(completed: Completed): FinishingState {
  return { ...completed, status: 'finishing', request: { type: 'finish', sessionId: completed.sessionId } };
}

function leave({ sessionId, progress, range_width }: FinishingState): LeavingState {
  return { status: 'leaving', request: { type: 'leave', sessionId }, progress, range_width };
}

/**
 * Shows the result of the completed quiz. Goes to the dashboard without a message (spec 8) if there is no result, no help
 * to offer and no undecided action.
 */
export function showResult(state: FinishingState, insights: InsightsResult | null): QuizState {
  const support = offerSupport(state.support, insights?.support ?? state.support.offered);
  const holds = support.offered.length > 0 || state.openActions.length > 0;
  if (resultView(insights, false).status === 'nothing' && !holds) return leave(state);
  return {
    ...state,
    status: 'result',
    support,
    // The reasons are empty, because the dashboard shows the new result and fetches the reasons.
    results: { insights, reasons: [] },
    reopened: null,
    extrasStatus: 'open',
    leaves: false,
    request: null,
  };
}

function readResult(
  { insights, metrics, extras, open_actions: openActions }: QuizResult,
  before: SupportOffers,
): Pick<ResultState, 'results' | 'extras' | 'openActions' | 'support'> {
  const results = { insights, reasons: strongestReasons({ metrics }) };
  return { results, extras, openActions, support: offerSupport(before, insights.support ?? []) };
}

const completeProgress = { current: 10, total: 10, completion_percentage: 100 };

function openAgain(response: QuizResult, drafts: GivenAnswers): QuizState {
  const { session_id: sessionId, completed_at: completedAt, changed, extra_answers } = response;
  if (sessionId === null || completedAt === null) return { status: 'no-result', request: null };
  const stored = Object.fromEntries(
    extra_answers.map((extraAnswer) => [extraAnswer.question_id, { answer: extraAnswer.answer, touched: true }]),
  );
  const isUnsent = Object.keys(drafts).length > 0;
  return {
    status: 'result',
    sessionId,
    progress: completeProgress,
    ...readResult(response, noSupportOffers),
    reopened: { completedAt, changed },
    answers: { ...stored, ...drafts },
    extrasStatus: isUnsent || extra_answers.length === 0 ? 'open' : 'saved',
    leaves: false,
    request: null,
  };
}

/** Opens a fetched result, or updates the visible result after a change of language or after extra answers were stored. */
export function applyReopenedResult(state: QuizState, response: QuizResult, drafts: GivenAnswers): QuizState {
  if (state.status === 'reopening') return openAgain(response, drafts);
  if (state.status !== 'result' || state.request?.type !== 'reopen') return state;
  return { ...state, ...readResult(response, state.support), request: null };
}
