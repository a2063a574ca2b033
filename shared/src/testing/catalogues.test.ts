import { catalogueProblems } from './catalogues';

const english = { hello: 'Hello, {name}', save: 'Save' };
const good = { hello: 'Hallo, {name}', save: 'Sichern' };
const problemsOf = (de: Record<string, string>, options = {}) =>
  catalogueProblems(english, { es: good, fr: good, de }, options);

test('complete translations have no problems', () => expect(problemsOf(good)).toEqual([]));

test.each([
  [{ hello: 'Hallo, {name}' }, 'de save: missing or empty'],
  [{ ...good, save: ' ' }, 'de save: missing or empty'],
  [{ ...good, hello: 'Hallo' }, 'de hello: has , English {name}'],
  [{ ...good, save: 'Save' }, 'save: the same as in English'],
  [{ ...good, more: 'Mehr' }, 'de more: English has no such text'],
  [{ ...good, save: '5 %' }, 'de save: has an ordinary space before a sign'],
])('the German catalogue %j has the problem: %s', (de, problem) => expect(problemsOf(de)).toEqual([problem]));

test('a translation may equal the English text only if listed as an exception, and unneeded exceptions are reported', () => {
  expect(problemsOf({ ...good, save: 'Save' }, { same: ['save'] })).toEqual([]);
  expect(problemsOf(good, { same: ['save'] })).toEqual(['save: excused, but translated everywhere']);
});

test('a message that exists in one translation must exist in all translations', () => {
  expect(problemsOf({ ...good, 'message.Oh': 'Ach' })).toEqual([
    'es message.Oh: missing or empty',
    'fr message.Oh: missing or empty',
  ]);
});

test('a translated message must have the placeholders of its English text', () => {
  const key = 'message.In {0} days';
  const all = { es: { ...good, [key]: 'En {0}' }, fr: { ...good, [key]: 'Sous {0}' }, de: { ...good, [key]: 'Bald' } };
  expect(catalogueProblems(english, all)).toEqual([`de ${key}: has , English {0}`]);
});
