import { shownAnswerFor, isAnswer, toggleOption } from './given';
import { exampleQuestions as q } from '../testing/examples';

describe('isAnswer', () => {
  it.each([
    [q.single, 'less', true],
    [q.single, 'skip', true],
    [q.single, 'unknown', false],
    [q.single, '', false],
    [q.multiple, ['home', 'card'], true],
    [q.multiple, [], false],
    [q.multiple, ['home', 'unknown'], false],
    [q.multiple, 'home', false],
    [q.scale, 1, true],
    [q.scale, 10, true],
    [q.scale, 0, false],
    [q.scale, 11, false],
    [q.scale, 5.5, false],
    [q.scale, '5', false],
    [q.text, 'A home', true],
    [q.text, ' \n\t ', false],
    [q.text, 'x'.repeat(1000), true],
    [q.text, 'x'.repeat(1001), false],
    [q.text, undefined, false],
  ])('tells whether a value is a valid answer (case %#) to the question %j', (question, value, expected) => {
    expect(isAnswer(question, value)).toBe(expected);
  });
});

describe('givenFor', () => {
  it('starts a slider at 5, marked as untouched, and all other questions without an answer', () => {
    expect(shownAnswerFor(q.scale, {})).toEqual({ answer: 5, touched: false });
    expect([q.single, q.multiple, q.text].map((question) => shownAnswerFor(question, {}))).toEqual([null, null, null]);
  });

  it('returns the answer that the user has already given, instead of the initial answer', () => {
    const own = { answer: 7, touched: true };
    expect(shownAnswerFor(q.scale, { 'q-scale': own })).toBe(own);
  });
});

describe('toggleOption', () => {
  const { options } = q.multiple;
  it.each([
    ['adds an option in the order of the options', ['card'], 'home', ['home', 'card']],
    ['removes an option that is chosen already', ['home', 'card'], 'home', ['card']],
    ['removes the other options if "none" is chosen', ['home', 'card'], 'none', ['none']],
    ['removes the other options if "skip" is chosen', ['none'], 'skip', ['skip']],
    ['removes "none" if another option is chosen', ['none'], 'card', ['card']],
    ['removes "skip" if another option is chosen', ['skip'], 'home', ['home']],
    ['removes "none" if it is chosen a second time', ['none'], 'none', []],
  ])('%s', (_name, chosen, value, expected) => {
    expect(toggleOption(options, chosen, value)).toEqual(expected);
  });
});
