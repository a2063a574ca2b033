import type {
  InsightsResult,
  QuizResult,
  RespondResponse,
  SupportKind,
  MovingAnswer,
  ReadExplanation,
} from '@verdant/shared/contract';
import { metricTitles } from '@verdant/shared/contract';
import type { GivenAnswers } from './given';
import { initialQuizState, quizReducer, reopeningState } from './quiz-reducer';
import type { QuizEvent, QuizState } from './quiz-state';
import { resultView, strongestReasons, type ResultView } from './result-reducer';
import {
  bufferRecommendation as buffer,
  exampleInsights,
  exampleQuestions as q,
  exampleQuizAt,
  exampleResult,
  insufficientInsights,
} from '../testing/examples';

const from = (state: QuizState, ...events: QuizEvent[]) => events.reduce(quizReducer, state);
const typed = { answer: 'A home', touched: true };
const answerExtra: QuizEvent = { type: 'answered', questionId: q.text.id, given: typed };
const finished = (insights: InsightsResult | null): QuizEvent => ({ type: 'finished', insights });
const next: QuizEvent = { type: 'pressed-next' };
const toDashboard: QuizEvent = { type: 'pressed-dashboard', without: false };

function completed(changes: Partial<RespondResponse> = {}): QuizState {
  const response = { completed: true, extras: [q.text], ...changes };
  return from(initialQuizState, { type: 'started', response: exampleQuizAt(q.scale, 9), draft: null }, next, {
    type: 'responded',
    response,
    draft: null,
  });
}
const result = from(completed(), finished(exampleInsights()));
const answered = from(result, answerExtra);

describe('after the last answer of the quiz', () => {
  it('support services named in the insights are offered, unless the user has dismissed the support message', () => {
    const needy = { ...exampleInsights(), support: ['money'] as SupportKind[] };
    expect(from(completed(), finished(needy))).toMatchObject({ support: { offered: ['money'] } });
    const hidden = from(completed({ support: ['money'] }), { type: 'dismissed-support' }, finished(needy));
    expect(hidden).toMatchObject({ status: 'result', support: { offered: [] } });
  });
});

describe('a reopened quiz result', () => {
  const response = { ...exampleResult, changed: 2, extras: [q.text, q.single] };
  const reopened = (changes: Partial<QuizResult> = {}, drafts: GivenAnswers = {}) =>
    from(reopeningState('session-1'), { type: 'reopened', response: { ...response, ...changes }, drafts });

  it('contains the saved answers to extra questions and the unsent drafts', () => {
    const extra_answers = [{ question_id: q.single.id, answer: 'less' }];
    expect(reopened({ extra_answers })).toMatchObject({
      answers: { [q.single.id]: { answer: 'less' } },
      extrasStatus: 'saved',
    });
    expect(reopened({ extra_answers }, { [q.text.id]: typed })).toMatchObject({
      answers: { [q.single.id]: { answer: 'less' }, [q.text.id]: typed },
      extrasStatus: 'open',
    });
  });

  it('is replaced by the latest result if the requested result is gone, and fails if the latest result is gone too', () => {
    const gone: QuizEvent = { type: 'failed', gone: true };
    expect(from(reopeningState('session-1'), gone)).toEqual(reopeningState('latest'));
    expect(from(reopeningState('latest'), gone)).toMatchObject({ status: 'reopen-failed' });
  });
});

describe('the answers to extra questions', () => {
  it('are not sent if no question is answered or an answer is blank', () => {
    expect(from(result, next)).toBe(result);
    const blank = from(result, { type: 'answered', questionId: q.text.id, given: { answer: '  ', touched: true } });
    expect(from(blank, next)).toBe(blank);
  });

  it('cannot be changed, sent again or discarded while being saved', () => {
    const saving = from(answered, next);
    expect(from(saving, answerExtra)).toBe(saving);
    expect(from(saving, next)).toBe(saving);
    expect(from(saving, toDashboard)).toBe(saving);
  });
});

const moved = (points: number): MovingAnswer => ({
  question_id: String(points),
  question: `Question ${points}`,
  answer: 'Yes',
  points,
});
const explained = (title: string, points: number[]): ReadExplanation['metrics'][number] => ({
  title,
  value: 60,
  limit: null,
  up: points.filter((point) => point > 0).map(moved),
  down: points.filter((point) => point < 0).map(moved),
  change: null,
});
const explanation = (...metrics: ReadExplanation['metrics']): ReadExplanation => ({
  session_id: 'session-1',
  completed_at: null,
  previous_completed_at: null,
  metrics,
});

it('returns the three answers that changed the overall score most, in either direction', () => {
  const reasons = strongestReasons(
    explanation(explained(metricTitles.debt, [40]), explained(metricTitles.overall, [6, 2, 1, -5, -0.5])),
  );
  expect(reasons.map(({ points }) => points)).toEqual([6, -5, 2]);
});

it('returns no reasons without an explanation of the overall score', () => {
  expect(strongestReasons(explanation(explained(metricTitles.debt, [40])))).toEqual([]);
  expect(strongestReasons(explanation())).toEqual([]);
});

const card = { ...buffer, urgency: 'high' } as const;

it.each<[title: string, view: ResultView, expected: object]>([
  ['the score and the first recommendation', resultView(exampleInsights(), false), { first: buffer, calm: false }],
  [
    'no decided recommendation',
    resultView(exampleInsights({ first: { ...buffer, state: 'done' } }), false),
    { first: null },
  ],
  ['a score without recommendations', resultView(exampleInsights({ first: null }), false), { first: null }],
  [
    'a calm essential step',
    resultView(exampleInsights({ first: { ...card, essential: true } }), false),
    { calm: true },
  ],
  ['a calm layout next to support services', resultView(exampleInsights(), true), { calm: true }],
  ['the usual layout for an urgent step', resultView(exampleInsights({ first: card }), false), { calm: false }],
  [
    'the usual layout for a low score',
    resultView(exampleInsights({ value: 31 }), false),
    { score: { value: 31 }, calm: false },
  ],
])('the view of a quiz result has %s', (_title, view, expected) => {
  expect(view).toMatchObject({ status: 'scored', ...expected });
});

it.each([
  ['too-little', insufficientInsights],
  ['nothing', null],
  ['nothing', { insights: [], investment_profile: null }],
])('the view of a quiz result without scores has only the status "%s" (case %#)', (status, insights) => {
  expect(resultView(insights, false)).toEqual({ status });
});
