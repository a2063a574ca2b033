import { initialQuizState, quizReducer } from './quiz-reducer';
import type { QuizEvent, QuizState } from './quiz-state';
import {
  exampleExistingQuiz,
  exampleQuestions as q,
  exampleQuizAt,
  exampleResult,
  exampleInsights,
} from '../testing/examples';

const after = (...events: QuizEvent[]): QuizState => events.reduce(quizReducer, initialQuizState);

const started = (question = exampleQuizAt(q.single)): QuizEvent => ({
  type: 'started',
  response: question,
  draft: null,
});
const chooseLess: QuizEvent = { type: 'answered', questionId: 'q-single', given: { answer: 'less', touched: true } };
const next: QuizEvent = { type: 'pressed-next' };
const failed: QuizEvent = { type: 'failed', gone: false };
const existing = (completed: boolean): QuizEvent => ({
  type: 'started',
  response: exampleExistingQuiz(completed ? 10 : 4, completed),
  draft: null,
});

const states = {
  loading: after(),
  loadFailed: after(failed),
  resume: after(existing(false)),
  completed: after(existing(true)),
  question: after(started()),
  answered: after(started(), chooseLess),
  submitting: after(started(), chooseLess, next),
  continuing: after(existing(false), { type: 'chose', choice: 'continue' }),
  finishing: after(started(), chooseLess, next, { type: 'responded', response: { completed: true }, draft: null }),
};

describe('a change of language', () => {
  const changed: QuizEvent = { type: 'changed-language' };
  it('sends no request if no question is visible or an answer is being submitted', () => {
    for (const state of [states.loading, states.resume, states.submitting, states.finishing]) {
      expect(quizReducer(state, changed)).toBe(state);
    }
  });

  it('loads translated extra questions and keeps the given answers', () => {
    const questions = [q.single, q.text];
    const asked = [
      { id: 'buffer', title: 'Build a buffer' },
      { id: 'plan', title: 'Make a plan' },
    ] as const;
    const actions = [{ id: 'buffer', title: 'Legen Sie Geld zurück' }] as const;
    const results = { insights: exampleInsights(), reasons: [] };
    const result = after(
      started(),
      chooseLess,
      next,
      { type: 'responded', response: { completed: true, extras: questions, open_actions: [...asked] }, draft: null },
      { type: 'finished', insights: results.insights },
    );
    const asking = quizReducer(quizReducer(result, chooseLess), changed);
    expect(asking).toMatchObject({ request: { type: 'reopen', sessionId: 'session-1' } });
    const extras = [q.single, { ...q.text, text: 'Was wünschen Sie sich?' }];
    const response = { ...exampleResult, extras, open_actions: [actions[0], asked[1]] };
    expect(quizReducer(asking, { type: 'reopened', response, drafts: {} })).toMatchObject({
      status: 'result',
      request: null,
      reopened: null,
      extras,
      openActions: [actions[0], asked[1]],
      answers: { 'q-single': { answer: 'less' } },
    });
    expect(quizReducer(asking, failed)).toMatchObject({ request: null, extrasStatus: 'open', extras: questions });
  });
});

it('the choice to continue is ignored for a completed session, and a restart while the session continues', () => {
  expect(quizReducer(states.completed, { type: 'chose', choice: 'continue' })).toBe(states.completed);
  expect(quizReducer(states.continuing, { type: 'chose', choice: 'restart' })).toBe(states.continuing);
});

it('an answer to another question is ignored, no empty answer is submitted, and an answer hides the Back notice', () => {
  const other: QuizEvent = { type: 'answered', questionId: 'q-text', given: { answer: 'x', touched: true } };
  expect(quizReducer(states.question, other)).toBe(states.question);
  expect(quizReducer(states.question, next)).toBe(states.question);
  expect(after(started(), { type: 'pressed-back' }, chooseLess)).toMatchObject({ notice: null });
});

describe('submitting an answer', () => {
  it('increments the progress locally if the response contains no progress', () => {
    const state = quizReducer(states.submitting, {
      type: 'responded',
      response: { completed: false, question: q.text },
      draft: null,
    });
    expect(state).toMatchObject({
      quiz: { session: { session_id: 'session-1' }, progress: { current: 2, total: 10 } },
    });
  });

  it('stores the width of the score range from the last response', () => {
    const session = { ...exampleQuizAt(q.text, 10).session, range_width: 9 };
    const response = { completed: true, session };
    expect(quizReducer(states.submitting, { type: 'responded', response, draft: null })).toMatchObject({
      status: 'finishing',
      range_width: 9,
    });
  });

  it('finishes the session named in the response, or else the current session', () => {
    expect(states.finishing).toMatchObject({
      status: 'finishing',
      request: { type: 'finish', sessionId: 'session-1' },
      progress: { current: 10, total: 10, completion_percentage: 100 },
    });
    const { session } = exampleQuizAt(q.text, 10, 'session-9');
    const named = quizReducer(states.submitting, {
      type: 'responded',
      response: { completed: true, session },
      draft: null,
    });
    expect(named).toMatchObject({ request: { sessionId: 'session-9' } });
  });

  it('treats a response with neither a question nor completion as a failure', () => {
    const state = quizReducer(states.submitting, { type: 'responded', response: { completed: false }, draft: null });
    expect(state).toMatchObject({
      status: 'question',
      notice: 'submit-failed',
      answers: { 'q-single': { answer: 'less' } },
    });
  });
});

describe('an event that is not allowed in the current state', () => {
  const opened: QuizEvent = { type: 'opened', quiz: exampleQuizAt(q.text, 2, 'other'), draft: null };
  const responded: QuizEvent = { type: 'responded', response: { completed: true }, draft: null };
  const superseded: QuizEvent = { type: 'superseded', quiz: exampleQuizAt(q.text), draft: null };
  const events: [string, QuizEvent, (keyof typeof states)[]][] = [
    ['started', started(), ['loadFailed', 'resume', 'completed', 'question', 'submitting', 'finishing']],
    ['opened', opened, ['loading', 'loadFailed', 'resume', 'completed', 'question', 'submitting', 'finishing']],
    ['responded', responded, ['loading', 'loadFailed', 'resume', 'continuing', 'question', 'finishing']],
    ['superseded', superseded, ['loading', 'loadFailed', 'resume', 'continuing', 'question', 'finishing']],
    ['failed', failed, ['loadFailed', 'resume', 'completed', 'question', 'finishing']],
    ['reloaded', { type: 'reloaded' }, ['loading', 'resume', 'completed', 'question', 'submitting', 'finishing']],
    ['chose', { type: 'chose', choice: 'restart' }, ['loading', 'loadFailed', 'question', 'submitting', 'finishing']],
    ['answered', chooseLess, ['loading', 'loadFailed', 'resume', 'completed', 'submitting', 'finishing']],
    ['finished', { type: 'finished', insights: null }, ['loading', 'loadFailed', 'resume', 'question', 'submitting']],
    ['pressed-next', next, ['loading', 'loadFailed', 'resume', 'completed', 'submitting', 'finishing']],
    [
      'pressed-back',
      { type: 'pressed-back' },
      ['loading', 'loadFailed', 'resume', 'completed', 'submitting', 'finishing'],
    ],
  ];

  it.each(events.flatMap(([name, event, misfits]) => misfits.map((key) => [name, key, event] as const)))(
    '"%s" leaves the state "%s" unchanged',
    (_name, key, event) => {
      expect(quizReducer(states[key], event)).toBe(states[key]);
    },
  );
});
