import { exampleQuestions as q } from '../flow/quiz-examples';
import { exampleAnswers, examplePreview } from './answers-examples';
import { answersReducer, initialAnswersState } from './answers-reducer';
import type { AnswersEvent, AnswersState } from './answers-state';

const from = (state: AnswersState, ...events: AnswersEvent[]) => events.reduce(answersReducer, state);
const loaded: AnswersEvent = { type: 'loaded', list: exampleAnswers };
const open = (questionId: string): AnswersEvent => ({ type: 'opened', questionId });
const answer = (value: string | string[]): AnswersEvent => ({
  type: 'answered',
  given: { answer: value, touched: true },
});
const previewed: AnswersEvent = { type: 'previewed', preview: examplePreview };
const failed: AnswersEvent = { type: 'failed', gone: false };
const save: AnswersEvent = { type: 'pressed-save' };
const cancel: AnswersEvent = { type: 'pressed-cancel' };

const states = {
  loading: initialAnswersState,
  loadFailed: from(initialAnswersState, failed),
  list: from(initialAnswersState, loaded),
  editing: from(initialAnswersState, loaded, open(q.single.id)),
  changed: from(initialAnswersState, loaded, open(q.single.id), answer('more')),
  saving: from(initialAnswersState, loaded, open(q.single.id), answer('more'), save),
} satisfies Record<string, AnswersState>;

it('does not open an unknown question, or a question of a quiz that can no longer be changed', () => {
  expect(from(states.list, open('unknown'))).toBe(states.list);
  const old = from(initialAnswersState, { type: 'loaded', list: { ...exampleAnswers, changeable: false } });
  expect(from(old, open(q.single.id))).toBe(old);
});

describe('an edited answer', () => {
  it('that equals the stored answer again has no effect and cannot be saved', () => {
    const state = from(states.changed, previewed, answer('less'));
    expect(state).toMatchObject({ effect: { status: 'same' }, request: null });
    expect(from(state, save)).toBe(state);
  });

  it('that is incomplete has no effect and cannot be saved', () => {
    const state = from(states.list, open(q.multiple.id), answer([]));
    expect(state).toMatchObject({ effect: { status: 'same' }, request: null });
    expect(from(state, save)).toBe(state);
  });

  it('is discarded with a notice when the user opens a different question', () => {
    expect(from(states.changed, open(q.text.id))).toMatchObject({ questionId: q.text.id, dropped: true });
    expect(from(states.editing, open(q.text.id))).toMatchObject({ questionId: q.text.id, dropped: false });
    expect(from(states.changed, open(q.text.id), answer('x'))).toMatchObject({ dropped: false });
  });
});

describe('a change of language', () => {
  const changedLanguage: AnswersEvent = { type: 'changed-language' };
  const german = { ...exampleAnswers, support: ['money'] as const };
  const reloaded: AnswersEvent = { type: 'loaded', list: { ...german, support: [...german.support] } };

  it('loads the list again while the old list remains visible, and keeps the old list after a failure', () => {
    const asking = from(states.list, changedLanguage);
    expect(asking).toMatchObject({ status: 'list', request: { type: 'load' } });
    expect(from(asking, reloaded)).toMatchObject({ status: 'list', request: null, list: { support: ['money'] } });
    expect(from(asking, failed)).toEqual(states.list);
  });

  it('keeps the edited answer, and requests its effect again', () => {
    const asking = from(states.changed, previewed, changedLanguage);
    expect(asking).toMatchObject({ status: 'editing', request: { type: 'load' } });
    for (const event of [reloaded, failed]) {
      expect(from(asking, event)).toMatchObject({
        given: { answer: 'more' },
        request: { type: 'preview', answer: 'more' },
      });
    }
  });
});

describe('an event that is not allowed in the current state', () => {
  const events: [AnswersEvent, (keyof typeof states)[]][] = [
    [loaded, ['loadFailed', 'list', 'editing', 'changed', 'saving']],
    [previewed, ['loading', 'loadFailed', 'list', 'editing', 'saving']],
    [{ type: 'saved', list: exampleAnswers }, ['loading', 'loadFailed', 'list', 'editing', 'changed']],
    [failed, ['loadFailed', 'list', 'editing']],
    [{ type: 'reloaded' }, ['loading', 'list', 'editing', 'changed', 'saving']],
    [open(q.text.id), ['loading', 'loadFailed', 'saving']],
    [open(q.single.id), ['editing', 'changed', 'saving']],
    [answer('more'), ['loading', 'loadFailed', 'list', 'saving']],
    [{ type: 'changed-language' }, ['loading', 'loadFailed', 'saving']],
    [save, ['loading', 'loadFailed', 'list', 'editing', 'saving']],
    [cancel, ['loading', 'loadFailed', 'list', 'saving']],
  ];

  it.each(events.flatMap(([event, misfits]) => misfits.map((key) => [event.type, key, event] as const)))(
    '"%s" leaves the state "%s" unchanged',
    (_type, key, event) => {
      expect(from(states[key], event)).toBe(states[key]);
    },
  );
});
