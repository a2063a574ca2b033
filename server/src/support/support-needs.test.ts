import fc from 'fast-check';
import { languages, supportKinds } from '@verdant/shared/contract';
import { supportNeedsIn } from './index';
import { harmless } from './testing/harmless';
import { noticed } from './testing/noticed';

describe.each(languages)('phrases in %s', (language) => {
  const phrases = supportKinds.flatMap((kind) => noticed[language][kind].map((phrase) => [kind, phrase] as const));

  test('are enough to mean something', () => expect(phrases.length).toBeGreaterThanOrEqual(25));

  test.each(phrases)('%s: %s', (kind, phrase) => expect(supportNeedsIn(phrase)).toEqual([kind]));
});

const allHarmless = languages.flatMap((language) => harmless[language]);

test('harmless phrases are enough to mean something', () => expect(allHarmless.length).toBeGreaterThanOrEqual(40));

test.each(allHarmless)('harmless: %s', (phrase) => expect(supportNeedsIn(phrase)).toEqual([]));

test('several needs come once each, the most urgent first', () => {
  const text = 'Pokies, pokies. Cannot pay the rent, he hits me, and I want to die. I want to die!';
  expect(supportNeedsIn(text)).toEqual(['crisis', 'abuse', 'gambling', 'money']);
});

test('a harmless phrase hides no other', () => {
  expect(supportNeedsIn('I want to kill my debt and kill myself')).toEqual(['crisis']);
  expect(supportNeedsIn('I never gamble, but my partner controls my money')).toEqual(['abuse']);
});

test.each([
  ['white space', 'I want\tto\n end  it all'],
  ['capitals', 'I WANT TO END IT ALL'],
  ['typographic apostrophes', 'I can’t go on'],
  ['full-width letters', 'Ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
  ['invisible characters', 'I want to d\u00ADie\u200B'],
  ['decomposed accents', 'violencia de ge\u0301nero'],
  ['hyphens', 'thoughts of self-harm'],
  ['emoji', 'kill myself😔'],
])('%s do not hide a phrase', (_, text) => expect(supportNeedsIn(text)).toHaveLength(1));

const words = supportKinds.flatMap((kind) =>
  languages.flatMap((language) => noticed[language][kind].flatMap((phrase) => phrase.split(' '))),
);

test('any text has an answer: known kinds, each once, in their order', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1_000 }),
    fc.array(fc.constantFrom(...words), { maxLength: 150 }).map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const needs = supportNeedsIn(text);
      expect(supportKinds.filter((kind) => needs.includes(kind))).toEqual(needs);
    }),
  );
});

/** The best of three: the first reading may compile patterns, and machines are busy. */
function millisecondsFor(text: string): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    supportNeedsIn(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Repetition is what makes a careless pattern slow: a thousand characters would take seconds, ten thousand minutes. */
test('the longest answer, and a text of ten times its length, are read in no time', () => {
  const unit = fc.array(fc.constantFrom(...words, 'a', 'my', ' ', ','), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(unit, fc.constantFrom(1_000, 10_000), (some, length) => {
      const text = `${some.join(' ')} `.repeat(length).slice(0, length);
      expect(millisecondsFor(text)).toBeLessThan(length / 2);
    }),
    { numRuns: 60 },
  );
});
