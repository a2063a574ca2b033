import { fillText, type Language } from '@verdant/shared/contract';
import { chosenValues, type GivenAnswer } from '../../quiz/answers';
import { signsOfTrouble } from '../../quiz/safety';
import { answerInWords } from '../explanation/answer-in-words';
import { answerTo, questionOf, type Picture } from '../picture';
import { textsIn } from '../texts';
import type { Rule } from './rule';
import { isStated } from './step';

/** An answer, and which of its values call for advice; all of them without `anyOf`. */
interface Reason {
  readonly question: string;
  readonly anyOf?: readonly string[];
}

/** Answers of the ten that the flags of hardship come from, where no plainer sign was given. */
const strainedAnswers: readonly Reason[] = [
  { question: 'debt-types', anyOf: ['payday'] },
  { question: 'cash-flow-spending', anyOf: ['much_more'] },
  { question: 'cash-flow-bills', anyOf: ['most'] },
  { question: 'cash-flow-run-short', anyOf: ['every_pay'] },
  { question: 'cash-flow-essentials', anyOf: ['once', 'several', 'now'] },
  { question: 'debt-repayments', anyOf: ['over_50'] },
];

function reasonsOf(rule: Rule, picture: Picture): Reason[] {
  const stated = rule.steps.filter((step) => isStated(step, picture));
  const ofSteps = stated.map(({ question, from }): Reason =>
    typeof from === 'function' ? { question } : { question, anyOf: from },
  );
  const declared = (rule.because ?? []).map(([question, ...anyOf]): Reason =>
    anyOf.length > 0 ? { question, anyOf } : { question },
  );
  const trouble = rule.rescue === undefined ? [] : [...signsOfTrouble(picture), ...strainedAnswers];
  return [...ofSteps, ...declared, ...trouble];
}

/** The answer as it is quoted: of a list, only what calls for the advice. Undefined where it was not given. */
function quoted({ question: id, anyOf }: Reason, picture: Picture): GivenAnswer | undefined {
  const given = picture.answers.find(({ questionId }) => questionId === id);
  const answer = answerTo(picture, id);
  if (!given || answer === undefined) return undefined;
  if (!anyOf) return given;
  const values = chosenValues(answer).filter((value) => anyOf.includes(value));
  if (values.length === 0) return undefined;
  return Array.isArray(answer) ? { ...given, answer: values } : given;
}

/** The question itself, without how to answer it. */
const questionIn = (text: string) => text.slice(0, text.indexOf('?') + 1) || text;

/**
 * The sentence that names the answer which called for the advice. Without one, that other answers make it likely; undefined
 * where neither is so. What a user wrote in their own words is never quoted.
 */
export function whyOf(rule: Rule, picture: Picture, language: Language): string | undefined {
  const { phrases } = textsIn(language);
  for (const reason of reasonsOf(rule, picture)) {
    const given = quoted(reason, picture);
    const question = questionOf(picture, reason.question);
    const answer = given && answerInWords(question, given, language);
    if (answer) return fillText(phrases.why, { answer, question: questionIn(question.words[language].text) });
  }
  const isGuess = rule.steps.length > 0 && !(rule.alsoIf?.(picture) ?? false);
  return isGuess ? phrases.whyLikely : undefined;
}
