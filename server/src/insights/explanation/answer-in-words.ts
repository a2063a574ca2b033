import { localeOf, fillText, scale, SKIP, type Answer, type Language } from '@verdant/shared/contract';
import { chosenValues, sliderPositionOf, type GivenAnswer } from '../../quiz/answers';
import type { QuestionDefinition, QuestionWords } from '../../quiz/question-bank';
import { buildForEachLanguage } from '../../translations';
import { textsIn } from '../texts';

const listFormatIn = (locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' });
const lists = buildForEachLanguage((language) => listFormatIn(localeOf(language)));

/** Patterns of labels that keep a capital in a sentence: `HELP or HECS study loan`, `I could not pay it`, all in German. */
const keepCapital: Partial<Record<Language, RegExp>> = { en: /^(\p{Lu}{2}|I )/u, de: /^/ };
const KEEP_CAPITAL = /^\p{Lu}{2}/u;

function labelsOf({ options }: QuestionWords, answer: Answer): string[] {
  const values = chosenValues(answer);
  return options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
}

function lowerFirstLetter(label: string, language: Language): string {
  return (keepCapital[language] ?? KEEP_CAPITAL).test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Joins labels to `A, b and c`, or with semicolons if a label contains a comma. */
function joinLabels([first = '', ...others]: readonly string[], language: Language): string {
  const parts = [first, ...others.map((label) => lowerFirstLetter(label, language))];
  const isPlain = parts.every((part) => !part.includes(','));
  return lists[language]
    .formatToParts(parts)
    .map(({ type, value }) =>
      type === 'element' || isPlain ? value : textsIn(language).explanation.semicolon + value.replace(',', ''),
    )
    .join('');
}

/** Describes an answer by option labels and source. Null for unmatched free text, because the user's words are private. */
export function answerInWords(
  question: QuestionDefinition,
  { answer, rawAnswer, touched, source }: GivenAnswer,
  language: Language,
): string | null {
  const words = question.words[language];
  const isUnreadText = question.type === 'text' && answer === SKIP && rawAnswer !== undefined;
  if (question.options.length === 0 || isUnreadText) return null;
  if (question.type !== 'scale') {
    const chosen = joinLabels(labelsOf(words, answer), language);
    return source === 'accounts' ? fillText(textsIn(language).explanation.fromAccounts, { answer: chosen }) : chosen;
  }
  const value = sliderPositionOf(question, { answer, rawAnswer });
  if (value === null) return words.skip;
  const { onScale, sliderNotMoved } = textsIn(language).explanation;
  const chosen = fillText(onScale, { value, max: scale.max });
  return touched === false ? fillText(sliderNotMoved, { answer: chosen }) : chosen;
}
