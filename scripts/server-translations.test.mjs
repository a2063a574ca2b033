import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../shared/src/contract/languages';
import { catalogueProblems } from '../shared/src/testing/catalogues';
import { widgetTexts } from '../server/src/bank-link/sandbox/texts';
import { categoryTexts } from '../server/src/account-data/export/category-texts';
import { readMeTexts } from '../server/src/account-data/export/read-me';
import { textsIn } from '../server/src/insights/texts';
import { ownTexts } from '../server/src/insights/own-amounts/texts';
import { pageTexts } from '../server/src/language/page-texts';
import { mailTexts } from '../server/src/mail/mail-texts';
import { questionTexts } from '../server/src/quiz/question-bank/texts';
import { offlineTexts } from '../server/src/site/offline-page';
import { byLanguage } from '../server/src/translations';

const catalogues = {
  'bank-widget': widgetTexts,
  categories: categoryTexts,
  'host-page': pageTexts,
  insights: byLanguage(textsIn),
  mails: mailTexts,
  'offline-page': offlineTexts,
  'own-amounts': ownTexts,
  quiz: questionTexts,
  'read-me': readMeTexts,
};

/** Returns all texts nested in `texts`, by their paths. */
function flat(texts, place = '') {
  if (typeof texts === 'string') return { [place]: texts };
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => Object.entries(flat(text, `${place}/${key}`))),
  );
}

/** Allowed problems: names and numbers may equal the English text, and a French semicolon has a space before it. */
const excused = /the same as in English$|^fr \/explanation\/semicolon: has spaces/;

test.each(Object.entries(catalogues))(
  'the catalogue %s has every text and placeholder in every language',
  (_name, catalogue) => {
    const { en, ...translations } = byLanguage((language) => flat(catalogue[language]));
    expect(Object.keys(translations)).toHaveLength(languages.length - 1);
    const problems = catalogueProblems(en, translations);
    expect(problems.filter((problem) => !excused.test(problem))).toEqual([]);
  },
);

test('the translation file of every language has the same sections', () => {
  const sections = [...Object.keys(catalogues), 'goal-words', 'numbers'].toSorted();
  for (const language of languages.filter((code) => code !== 'en')) {
    const file = JSON.parse(readFileSync(join(__dirname, `../server/src/translations/${language}.json`), 'utf8'));
    expect(Object.keys(file).toSorted()).toEqual(sections);
  }
});
