import { givenFor, isAnswer, toggleOption } from './given';
import { exampleQuestions as q } from './quiz-examples';

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
  ])('%# %j', (question, value, expected) => {
    expect(isAnswer(question, value)).toBe(expected);
  });
});

describe('givenFor', () => {
  it('starts a slider at 5, marked as untouched, and all other questions without an answer', () => {
    expect(givenFor(q.scale, {})).toEqual({ answer: 5, touched: false });
    expect([q.single, q.multiple, q.text].map((question) => givenFor(question, {}))).toEqual([null, null, null]);
  });

  it('prefers an answer that the user has already given', () => {
    const own = { answer: 7, touched: true };
    expect(givenFor(q.scale, { 'q-scale': own })).toBe(own);
  });
});

describe('toggleOption', () => {
  const { options } = q.multiple;
  it.each([
    ['adds in the order of the options', ['card'], 'home', ['home', 'card']],
    ['takes away', ['home', 'card'], 'home', ['card']],
    ['lets "none" exclude the others', ['home', 'card'], 'none', ['none']],
    ['lets "skip" exclude the others', ['none'], 'skip', ['skip']],
    ['lets another option push "none" out', ['none'], 'card', ['card']],
    ['lets another option push "skip" out', ['skip'], 'home', ['home']],
    ['takes "none" away again', ['none'], 'none', []],
  ])('%s', (_name, chosen, value, expected) => {
    expect(toggleOption(options, chosen, value)).toEqual(expected);
  });
});
