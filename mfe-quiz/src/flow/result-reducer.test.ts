import type { InsightsResult, RespondResponse, SupportKind } from '@verdant/shared/contract';
import { existingAt, exampleQuestions as q, quizAt } from './quiz-examples';
import { initialQuizState, quizReducer } from './quiz-reducer';
import type { QuizEvent, QuizState } from './quiz-state';
import { insightsWith, tooLittle } from './result-examples';

const from = (state: QuizState, ...events: QuizEvent[]) => events.reduce(quizReducer, state);
const typed = { answer: 'A home', touched: true };
const answerExtra: QuizEvent = { type: 'answered', questionId: q.text.id, given: typed };
const finished = (insights: InsightsResult | null): QuizEvent => ({
  type: 'finished',
  results: { insights, reasons: [] },
});
const failed: QuizEvent = { type: 'failed', gone: false };
const saved = (...support: SupportKind[]): QuizEvent => ({ type: 'extras-saved', support });
const next: QuizEvent = { type: 'pressed-next' };
const toDashboard: QuizEvent = { type: 'pressed-dashboard', without: false };

function completed(changes: Partial<RespondResponse> = {}): QuizState {
  const response = { completed: true, extras: [q.text], ...changes };
  return from(initialQuizState, { type: 'started', response: quizAt(q.scale, 9), draft: null }, next, {
    type: 'responded',
    response,
    draft: null,
  });
}
const result = from(completed(), finished(insightsWith()));
const answered = from(result, answerExtra);

describe('after the last answer', () => {
  it('the results are fetched first, whatever may be added later', () => {
    expect(completed()).toMatchObject({ phase: 'finishing', request: { kind: 'finish', sessionId: 'session-1' } });
  });

  it('the result moment shows them, with the extras below', () => {
    expect(result).toMatchObject({ phase: 'result', extras: [q.text], extrasStatus: 'open', request: null });
  });

  it('too few answers have a result moment too', () => {
    expect(from(completed(), finished(tooLittle))).toMatchObject({ phase: 'result' });
  });

  it.each([
    ['fail', null],
    ['have no score', { insights: [], investment_profile: null }],
  ])('the dashboard follows silently when the results %s', (_name, insights) => {
    expect(from(completed(), finished(insights))).toMatchObject({ phase: 'leaving', request: { kind: 'leave' } });
  });

  it('help is on show before the dashboard, even when the results fail', () => {
    const state = from(completed({ support: ['money'] }), finished(null));
    expect(state).toMatchObject({ phase: 'result', results: { insights: null }, support: { offered: ['money'] } });
  });

  it('help that the insights call for is offered as well, and what was hidden stays hidden', () => {
    const needy = { ...insightsWith(), support: ['money'] as SupportKind[] };
    expect(from(completed(), finished(needy))).toMatchObject({ support: { offered: ['money'] } });
    const hidden = from(completed({ support: ['money'] }), { type: 'dismissed-support' }, finished(needy));
    expect(hidden).toMatchObject({ phase: 'result', support: { offered: [] } });
  });

  it('unsent extras of a completed quiz come back with the result', () => {
    const response = { ...existingAt(10, true), extras: [q.text] };
    const reopened = from(initialQuizState, { type: 'started', response, draft: null, extras: { [q.text.id]: typed } });
    expect(reopened).toMatchObject({ phase: 'finishing', answers: { [q.text.id]: typed } });
    expect(from(reopened, finished(null))).toMatchObject({ phase: 'result', answers: { [q.text.id]: typed } });
  });
});

describe('the extras', () => {
  it('are saved, and the advice is fetched again', () => {
    const saving = from(answered, next);
    expect(saving).toMatchObject({ request: { kind: 'extras', answers: { [q.text.id]: typed } }, leaves: false });
    const after = from(saving, saved());
    expect(after).toMatchObject({ phase: 'result', extrasStatus: 'saved', request: { kind: 'finish' } });
    expect(from(after, finished(insightsWith({ value: 60 })))).toMatchObject({
      request: null,
      results: { insights: insightsWith({ value: 60 }) },
    });
    expect(from(after, finished(null))).toMatchObject({ request: null, results: { insights: insightsWith() } });
  });

  it('are nothing to save without an answer, or with one of blanks', () => {
    expect(from(result, next)).toBe(result);
    const blank = from(result, { type: 'answered', questionId: q.text.id, given: { answer: '  ', touched: true } });
    expect(from(blank, next)).toBe(blank);
  });

  it('that could not be saved can be sent again or left out', () => {
    const state = from(answered, next, failed);
    expect(state).toMatchObject({ extrasStatus: 'failed', request: null, answers: { [q.text.id]: typed } });
    expect(from(state, next)).toMatchObject({ request: { kind: 'extras' }, extrasStatus: 'open' });
    expect(from(state, { type: 'pressed-dashboard', without: true })).toMatchObject({ phase: 'leaving' });
  });

  it('take no answer while they are on their way', () => {
    const saving = from(answered, next);
    expect(from(saving, answerExtra)).toBe(saving);
    expect(from(saving, next)).toBe(saving);
    expect(from(saving, toDashboard)).toBe(saving);
  });
});

describe('the way to the dashboard', () => {
  it('is one press', () => {
    expect(from(result, toDashboard)).toMatchObject({ phase: 'leaving', request: { kind: 'leave' } });
  });

  it('stores what was answered first', () => {
    const saving = from(answered, toDashboard);
    expect(saving).toMatchObject({ phase: 'result', request: { kind: 'extras' }, leaves: true });
    expect(from(saving, saved())).toMatchObject({ phase: 'leaving' });
  });

  it('waits when that could not be stored', () => {
    expect(from(answered, toDashboard, failed)).toMatchObject({
      phase: 'result',
      extrasStatus: 'failed',
      leaves: false,
    });
  });

  it('waits when the answers call for help that has not been shown', () => {
    const state = from(answered, toDashboard, saved('crisis'));
    expect(state).toMatchObject({ phase: 'result', extrasStatus: 'saved', support: { offered: ['crisis'] } });
    expect(from(state, finished(insightsWith()), toDashboard)).toMatchObject({ phase: 'leaving' });
  });
});
