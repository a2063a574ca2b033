import { languages, supportKinds } from '@verdant/shared/contract';
import { supportNeedsIn, normaliseForMatching, distressStems } from './support-needs';

const all = languages.flatMap((language) =>
  supportKinds.flatMap((kind) => distressStems[language][kind].map((stem) => [language, kind, stem] as const)),
);

test.each(languages)('the list of distress word stems in the language "%s" has about sixty entries', (language) => {
  const count = all.filter(([one]) => one === language).length;
  expect(count).toBeGreaterThanOrEqual(55);
  expect(count).toBeLessThanOrEqual(65);
});

test('normalising a stored word stem leaves the stem unchanged', () => {
  expect(all.filter(([, , stem]) => normaliseForMatching(stem) !== stem)).toEqual([]);
});

test.each([
  ['I want to end it all', ['crisis']],
  ['He controls my money and hits me', ['abuse']],
  ['Spielsüchtig, und die Zwangsräumung droht', ['gambling', 'money']],
  ['Je n’en peux plus', ['crisis']],
  ['Je veux en finir', ['crisis']],
  ['J’ai envie d’en finir avec la vie', ['crisis']],
  ['En finir. Plus rien ne va', ['crisis']],
  ['Tengo miedo de él', ['abuse']],
  ['Pokies, pokies. Cannot pay the rent, he hits me, and I want to die.', ['crisis', 'abuse', 'gambling', 'money']],
])('the expected support needs are found in the text: %s', (text, needs) =>
  expect(supportNeedsIn(text)).toEqual(needs),
);

test.each([
  'A house by the sea',
  'I want to kill my debt',
  'Retire early and travel',
  'Ein Häuschen im Grünen',
  'Une maison au bord de la mer',
  'En finir avec le loyer',
  'Je veux en finir avec les dettes',
  'Una casa cerca del mar',
  '',
])('no support need is found in the text: %s', (text) => expect(supportNeedsIn(text)).toEqual([]));

test.each([
  ['extra white space', 'I want\tto\n end  it all'],
  ['capital letters', 'I WANT TO END IT ALL'],
  ['typographic apostrophes', 'I can’t go on'],
  ['full-width letters', 'Ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
  ['invisible characters', 'I want to d\u00ADie\u200B'],
  ['decomposed accents', 'violencia de ge\u0301nero'],
  ['hyphens', 'thoughts of self-harm'],
])('a support need is recognised in a text with %s', (_, text) => expect(supportNeedsIn(text)).toHaveLength(1));
