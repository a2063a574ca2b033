import { languages, type Language } from '@verdant/shared/contract';
import { questionBank } from './question-bank';
import type { QuestionDefinition } from './question-definition';

const translations = languages.filter((language) => language !== 'en');
const { questions } = questionBank;

function textsOf({ words }: QuestionDefinition, language: Language): string[] {
  const { text, options } = words[language];
  return [text, ...options.map(({ label }) => label)];
}

const allTexts = (language: Language) => questions.flatMap((question) => textsOf(question, language));

/** Returns the numbers in a text in ascending order; any thousands separator is accepted. */
const figuresIn = (text: string): number[] =>
  [...text.replaceAll(/(\d)[.,\u00a0\u202f](\d{3})/g, '$1$2').matchAll(/\d+/g)].map(Number).toSorted((a, b) => a - b);

/** Words that are the same in all languages, and names of places. */
const sameEverywhere = ['No', 'Victoria', 'Queensland', 'Tasmania'];

describe('the words of the question bank', () => {
  it.each(translations)('in %s contain the same numbers as the English words', (language) => {
    for (const question of questions) {
      const english = textsOf(question, 'en').map((text) => [question.id, figuresIn(text)]);
      expect(textsOf(question, language).map((text) => [question.id, figuresIn(text)])).toEqual(english);
    }
  });

  it.each(translations)('in %s differ from the English words', (language) => {
    const english = new Set(allTexts('en').filter((text) => !sameEverywhere.includes(text)));
    expect(allTexts(language).filter((text) => english.has(text))).toEqual([]);
  });

  it.each(languages)(
    'in %s have no empty text, no unfilled placeholder, no curly quotes and no leading or trailing spaces',
    (language) => {
      const odd = /undefined|NaN|\[object|\$\{|[‘’“”…]|^$|^\s|\s$/;
      expect(allTexts(language).filter((text) => odd.test(text))).toEqual([]);
    },
  );

  it.each(translations)('in %s write money as A$, and have no ordinary space before A$ or punctuation', (language) => {
    expect(allTexts(language).filter((text) => / [?!:;%]| A\$|(?<!A)\$/.test(text))).toEqual([]);
  });

  it.each(languages)(
    'in %s have at most 220 characters, with no repeated label in a question and no repeated question',
    (language) => {
      expect(allTexts(language).filter((text) => text.length > 220)).toEqual([]);
      const repeated = questions.filter(
        (question) => new Set(textsOf(question, language)).size < textsOf(question, language).length,
      );
      expect(repeated.map(({ id }) => id)).toEqual([]);
      expect(new Set(questions.map(({ words }) => words[language].text)).size).toBe(questions.length);
    },
  );
});
