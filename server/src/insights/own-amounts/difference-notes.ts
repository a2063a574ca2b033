import type { SuggestedAnswers } from '../../offered-answers/find-offered-answer';
import { fillText, SKIP, type Language, type OfferedAnswer, type Recommendation } from '@verdant/shared/contract';
import { chosenValues, gateState } from '../../quiz/answers';
import { findAnswer, questionOf, type UserFacts } from '../user-facts';
import { rules } from '../recommendations/rules';
import { textsIn, type EncouragingAdviceId } from '../texts';
import { amountTexts } from '../texts/figures';

/**
 * Returns the suggestions that differ from the given answer; "not sure" counts as different. Omits questions that were
 * answered with "prefer not to say" or do not apply.
 */
export function findDifferingSuggestions(
  facts: UserFacts,
  offers: SuggestedAnswers,
): [id: string, offered: OfferedAnswer][] {
  return [...offers].filter(([id, { answer }]) => {
    const given = facts.answers.find(({ questionId }) => questionId === id)?.answer;
    const question = questionOf(id);
    if (given === undefined || (chosenValues(given).includes(SKIP) && question.skip !== 'not_sure')) return false;
    return given !== answer && gateState(question, facts.answers) !== 'closed';
  });
}

const MEASURED = ['emergency-months', 'cash-flow-spending'];

/** Question that each text of praise depends on, with the id of the text first. */
const praiseOf: readonly (readonly [EncouragingAdviceId, string])[] = [
  ['keep-emergency-fund', 'emergency-months'],
  ['keep-cash-flow', 'cash-flow-spending'],
];

function questionsOf({ id, title }: Recommendation, language: Language): string[] {
  const rule = rules.find((candidate) => candidate.id === id);
  const named = [
    ...(rule?.steps ?? []).map(({ question }) => question),
    ...(rule?.because ?? []).map(([first]) => first),
  ];
  const praised = praiseOf.filter(([key]) => textsIn(language).upkeep[key].title === title);
  return [...named, ...(rule?.isAboutGrowth ? MEASURED : []), ...praised.map(([, question]) => question)];
}

function figureText({ kind, value }: OfferedAnswer['figure'], language: Language): string {
  const { texts, months, percent } = amountTexts[language];
  const { showsMonths, showsMonth, showsSpent } = texts;
  if (kind === 'spent_percent') return fillText(showsSpent, { percent: percent(value) });
  return value === 1 ? showsMonth : fillText(showsMonths, { months: months(value) });
}

/**
 * Returns a function that writes the note on advice whose underlying answer differs from a figure. The note is undefined
 * for help in trouble, which applies whatever the figure.
 */
export function createDifferenceNoteWriter(
  facts: UserFacts,
  offers: SuggestedAnswers,
  language: Language,
): (action: Recommendation) => string | undefined {
  const stated = findDifferingSuggestions(facts, offers).filter(([id]) => findAnswer(facts, id) !== undefined);
  return (action) => {
    const questions = questionsOf(action, language);
    const [id, offered] = (!action.essential && stated.find(([questionId]) => questions.includes(questionId))) || [];
    if (id === undefined || offered === undefined) return undefined;
    const given = chosenValues(findAnswer(facts, id) ?? []);
    const { options } = questionOf(id).words[language];
    const answer = options.find(({ value }) => given.includes(value))?.label ?? '';
    return `${fillText(amountTexts[language].texts.followsAnswer, { answer })} ${figureText(offered.figure, language)}`;
  };
}
