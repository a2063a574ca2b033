import { fillText, type Language } from '@verdant/shared/contract';
import { chosenValues, type GivenAnswer } from '../../quiz/answers';
import { signsOfTrouble } from '../../quiz/safety/dangers';
import { answerInWords } from '../explanation/answer-in-words';
import { findAnswer, questionOf, type UserFacts } from '../user-facts';
import { textsIn } from '../texts';
import type { Rule } from './rule';
import { isStatedInAnswers } from './step';

/** A question, and the values of the answer that call for advice; every value if none is named. */
type Reason = NonNullable<Rule['because']>[number];

/** Answers that show hardship, quoted only if no clearer sign of trouble was given. */
const strainedAnswers: readonly Reason[] = [
  ['debt-types', 'payday'],
  ['cash-flow-spending', 'much_more'],
  ['cash-flow-bills', 'most'],
  ['cash-flow-run-short', 'every_pay'],
  ['cash-flow-essentials', 'once', 'several', 'now'],
  ['debt-repayments', 'over_50'],
];

function reasonsOf({ steps, because = [], rescue }: Rule, facts: UserFacts): Reason[] {
  const statedReasons = steps
    .filter((step) => isStatedInAnswers(step, facts))
    .map(({ question, from }): Reason => (typeof from === 'function' ? [question] : [question, ...from]));
  const signs = signsOfTrouble(facts).map(({ question, anyOf }): Reason => [question, ...anyOf]);
  return [...statedReasons, ...because, ...(rescue === undefined ? [] : [...signs, ...strainedAnswers])];
}

/** Returns the user's answer to quote, reduced to the options that call for the advice; undefined if no option does. */
function findQuotedAnswer([id, ...anyOf]: Reason, facts: UserFacts): GivenAnswer | undefined {
  const given = facts.answers.find(({ questionId }) => questionId === id);
  const answer = findAnswer(facts, id);
  if (!given || answer === undefined) return undefined;
  if (anyOf.length === 0) return given;
  const values = chosenValues(answer).filter((value) => anyOf.includes(value));
  if (values.length === 0) return undefined;
  return Array.isArray(answer) ? { ...given, answer: values } : given;
}

/** Returns the text up to the question mark, without an instruction that follows. */
const shortenToQuestion = (text: string) => text.slice(0, text.indexOf('?') + 1) || text;

/** Returns a sentence that quotes the answer behind the advice, or calls the advice likely to fit. Quotes no free text. */
export function reasonSentenceOf(rule: Rule, facts: UserFacts, language: Language): string | undefined {
  const { phrases } = textsIn(language);
  for (const reason of reasonsOf(rule, facts)) {
    const given = findQuotedAnswer(reason, facts);
    const question = questionOf(reason[0]);
    const answer = given && answerInWords(question, given, language);
    if (answer) return fillText(phrases.why, { answer, question: shortenToQuestion(question.words[language].text) });
  }
  const isGuess = rule.steps.length > 0 && !(rule.alsoIf?.(facts) ?? false);
  return isGuess ? phrases.whyLikely : undefined;
}
