import { questionBank } from './question-bank';
import { checkAnswer, sameAnswer } from './check-answer';

function check(id: string, raw: unknown) {
  const question = questionBank.byId.get(id);
  if (!question) throw new Error(`no question ${id}`);
  return checkAnswer(question, raw);
}

describe('checkAnswer', () => {
  it.each<[string, string, unknown, unknown]>([
    ['an option', 'cash-flow-spending', 'much_less', 'much_less'],
    ['the option "prefer not to say"', 'cash-flow-spending', 'skip', 'skip'],
    [
      'several options, and returns them without repeats in the order of the question bank',
      'debt-types',
      ['bnpl', 'home_loan', 'bnpl'],
      ['home_loan', 'bnpl'],
    ],
    ['the option "none of these"', 'debt-types', ['none'], ['none']],
    ['a concrete option, and drops "none of these" beside it', 'debt-types', ['none', 'bnpl'], ['bnpl']],
    ['a concrete option, and drops "prefer not to say" beside it', 'debt-types', ['skip', 'bnpl'], ['bnpl']],
    ['"none of these", and drops "prefer not to say" beside it', 'debt-types', ['skip', 'none'], ['none']],
    ['only "prefer not to say" in a multiple choice', 'debt-types', ['skip'], ['skip']],
    ['the low end of a scale', 'planning-ahead', 1, 1],
    ['the high end of a scale', 'planning-ahead', 10, 10],
    ['an empty text for an optional question as "prefer not to say"', 'emergency-months', ' ', 'skip'],
    ['a text, and trims it', 'profile-wish', '  a home\n ', 'a home'],
    ['a text of 1,000 characters', 'profile-wish', 'x'.repeat(1000), 'x'.repeat(1000)],
    ['a text with an umlaut and an emoji', 'profile-wish', 'Ein Häuschen 🏡', 'Ein Häuschen 🏡'],
  ])('accepts %s', (_name, id, raw, answer) => {
    expect(check(id, raw)).toEqual({ ok: true, answer });
  });

  it.each<[string, string, unknown, RegExp]>([
    ['an unknown option', 'cash-flow-spending', 'lots', /not part of the question/],
    ['a list for a single choice', 'cash-flow-spending', ['much_less'], /choose one/],
    ['a missing answer', 'cash-flow-spending', undefined, /choose one/],
    ['an empty text where skipping is not offered', 'profile-wish', '', /type an answer/],
    ['an empty list for a multiple choice', 'debt-types', [], /at least one/],
    ['a text for a multiple choice', 'debt-types', 'bnpl', /choose from/],
    ['a list with a number', 'debt-types', ['bnpl', 3], /choose from/],
    ['an unknown option among known ones', 'debt-types', ['bnpl', 'yacht'], /not part of the question/],
    ['0 on a scale', 'planning-ahead', 0, /1 to 10/],
    ['11 on a scale', 'planning-ahead', 11, /1 to 10/],
    ['half a step on a scale', 'planning-ahead', 5.5, /whole number/],
    ['a scale value as text', 'planning-ahead', '5', /whole number/],
    ['NaN on a scale', 'planning-ahead', Number.NaN, /whole number/],
    ['a text of only white space', 'profile-wish', ' \n\t', /type an answer/],
    ['a text of 1,001 characters', 'profile-wish', 'x'.repeat(1001), /1,000/],
    ['a text with a NUL character', 'profile-wish', 'a\u0000b', /cannot be stored/],
    ['a text with half a surrogate pair', 'profile-wish', 'a\ud800b', /cannot be stored/],
    ['an object in place of a text', 'profile-wish', { text: 'x' }, /type an answer/],
  ])('refuses %s', (_name, id, raw, message) => {
    const checked = check(id, raw);
    expect(checked.ok ? 'accepted' : checked.message).toMatch(message);
  });
});

describe('sameAnswer', () => {
  it('returns true only for values equal in content and type, and for lists with equal items', () => {
    expect(sameAnswer(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(sameAnswer(['a'], ['a', 'b'])).toBe(false);
    expect(sameAnswer(5, 5)).toBe(true);
    expect(sameAnswer('5', 5)).toBe(false);
  });
});
