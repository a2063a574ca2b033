import { languages, type Language } from '@verdant/shared/contract';
import { questionBank } from './question-bank';
import type { QuestionDefinition } from './question-definition';

const { questions } = questionBank;

function textsOf({ words }: QuestionDefinition, language: Language): string[] {
  const { text, options } = words[language];
  return [text, ...options.map(({ label }) => label)];
}

test.each(languages)(
  'the words of the question bank in %s are complete and at most 220 characters long, and no label or question is repeated',
  (language) => {
    const odd = /undefined|NaN|\[object|\{|[‘’“”…]|^$|^\s|\s$/;
    const texts = questions.flatMap((question) => textsOf(question, language));
    expect(texts.filter((text) => odd.test(text) || text.length > 220)).toEqual([]);
    const repeated = questions.filter(
      (question) => new Set(textsOf(question, language)).size < textsOf(question, language).length,
    );
    expect(repeated.map(({ id }) => id)).toEqual([]);
    expect(new Set(questions.map(({ words }) => words[language].text)).size).toBe(questions.length);
  },
);
