import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../shared/src/contract/languages';
import { catalogueProblems } from '../shared/src/testing/catalogues';
import { buildForEachLanguage, getSectionTexts } from '../server/src/translations';
import { brand } from '../shared/src/brand';

const FOLDER = join(__dirname, '../server/src/translations');

/** Returns all texts nested in `texts`, by their paths. */
function flat(texts, place = '') {
  if (typeof texts === 'string') return { [place]: texts };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => Object.entries(flat(text, `${place}/${key}`))),
  );
}

/** Allowed problems: names and numbers may equal the English text, and a French semicolon has a space before it. */
const excused = /the same as in English$|^fr \/insights\/explanation\/semicolon: has spaces/;

test('every language has each text and placeholder of the English file, and no other text', () => {
  const { en, ...translations } = buildForEachLanguage((language) =>
    flat(JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8'))),
  );
  const problems = catalogueProblems(en, translations);
  expect(problems.filter((problem) => !excused.test(problem))).toEqual([]);
});

test('the folder of translations has one file for each language', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  expect(new Set(files)).toEqual(new Set(languages.map((language) => `${language}.json`)));
});

test('the English title and description of pages are those of the product', () => {
  expect(getSectionTexts('host-page').en).toMatchObject({ title: brand.title, description: brand.description });
});
