import { scale, SKIP, type Answer, type Language } from '@verdant/shared/contract';
import { chosenValues, type GivenAnswer } from '../../quiz/answers';
import type { QuestionDefinition, QuestionWords } from '../../quiz/question-bank';
import { textsIn } from '../texts';

const listIn = (locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' });
const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  en: listIn('en-AU'),
  es: listIn('es'),
  fr: listIn('fr'),
  de: listIn('de'),
};
const semicolons: Readonly<Record<Language, string>> = { en: ';', es: ';', fr: '\u202f;', de: ';' };

/** Labels that keep their capital in the middle of a sentence: `HELP or HECS study loan`, `I could not pay it`, German nouns. */
const keepCapital: Readonly<Record<Language, RegExp>> = {
  en: /^(\p{Lu}{2}|I )/u,
  es: /^\p{Lu}{2}/u,
  fr: /^\p{Lu}{2}/u,
  de: /^/,
};

function labelsOf({ options }: QuestionWords, answer: Answer): string[] {
  const values = chosenValues(answer);
  return options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
}

function inSentence(label: string, language: Language): string {
  return keepCapital[language].test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** `A, b and c`; with semicolons where a label has a comma of its own. */
function joined([first = '', ...others]: readonly string[], language: Language): string {
  const parts = [first, ...others.map((label) => inSentence(label, language))];
  const isPlain = parts.every((part) => !part.includes(','));
  return lists[language]
    .formatToParts(parts)
    .map(({ type, value }) => (type === 'element' || isPlain ? value : semicolons[language] + value.replace(',', '')))
    .join('');
}

/**
 * An answer in the words of its options, with where it came from; of a slider also that it was left where it stood. Null for
 * a text: its words are private.
 */
export function answerInWords(
  question: QuestionDefinition,
  { answer, touched, source }: GivenAnswer,
  language: Language,
): string | null {
  const words = question.words[language];
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice': {
      const chosen = joined(labelsOf(words, answer), language);
      return source === 'accounts' ? textsIn(language).explanation.fromAccounts(chosen) : chosen;
    }
    case 'scale': {
      if (answer === SKIP) return words.skip;
      const { onScale, sliderNotMoved } = textsIn(language).explanation;
      const chosen = onScale(Number(answer), scale.max);
      return touched === false ? sliderNotMoved(chosen) : chosen;
    }
    case 'text':
      return null;
  }
}
