import { NONE_OF_THESE, SKIP, type Language, type Recommendation } from '@verdant/shared/contract';
import { chosenValues } from '../../quiz/answers';
import { needsHelp } from '../../quiz/safety/dangers';
import { supportNeedsOf } from '../../quiz/support-needs';
import { userFactsOf, questionOf, type UserFacts } from '../user-facts';
import { findApplicableRules } from '../recommendations/recommend';
import { rules } from '../recommendations/rules';
import { createDifferenceNoteWriter } from './difference-notes';
import { fundPlanOfRule } from './plans';
import type { AccountFindings } from './account-figures';
import { writeAmountSentences } from './sentences';

const DEBTS = 'debt-types';
const CARD = 'card_carried';

/**
 * Returns the user's facts with suggested answers in place of "not sure" and missing answers. Removes the debt
 * `card_carried` if no card carries a debt from month to month.
 */
function toMeasuredFacts(facts: UserFacts, { money, offers }: AccountFindings): UserFacts {
  const isOpen = (id: string) => {
    const given = facts.answers.find(({ questionId }) => questionId === id);
    return !given || (chosenValues(given.answer).includes(SKIP) && questionOf(id).skip === 'not_sure');
  };
  const measured = [...offers].filter(([id]) => isOpen(id)).map(([questionId, { answer }]) => ({ questionId, answer }));
  const others = facts.answers.filter(
    ({ questionId }) => !measured.some((measuredAnswer) => measuredAnswer.questionId === questionId),
  );
  const stated = others.map((given) => {
    if (given.questionId !== DEBTS || money?.carriesCardDebt !== false) return given;
    const left = chosenValues(given.answer).filter((value) => value !== CARD);
    return { ...given, answer: left.length > 0 ? left : [NONE_OF_THESE] };
  });
  return userFactsOf([...stated, ...measured]);
}

/** Removes advice that the accounts contradict. Keeps help in trouble and decided advice. */
function removeContradicted(
  advice: readonly Recommendation[],
  facts: UserFacts,
  findings: AccountFindings,
): readonly Recommendation[] {
  if (findings.offers.size === 0 && findings.money?.carriesCardDebt !== false) return advice;
  const applying = findApplicableRules(toMeasuredFacts(facts, findings)).map(({ id }) => id as string);
  return advice.filter(
    ({ id, essential, state }) =>
      essential || state || id === undefined || applying.includes(id) || !rules.some((rule) => rule.id === id),
  );
}

/**
 * Adds to advice the user's own amounts, and a note if an underlying answer differs from a figure. Users who need help see
 * no amounts, because help comes first.
 */
export function addOwnAmounts(
  advice: readonly Recommendation[],
  facts: UserFacts,
  findings: AccountFindings,
  language: Language,
): Recommendation[] {
  const { money, offers } = findings;
  const isInNeed = needsHelp(facts) || supportNeedsOf(facts.answers).length > 0;
  const follows = createDifferenceNoteWriter(facts, offers, language);
  return removeContradicted(advice, facts, findings).map((action) => {
    const sentences =
      isInNeed || action.essential || action.id === undefined ? [] : writeAmountSentences(action.id, money, language);
    const amounts = [...sentences, follows(action) ?? ''].filter((sentence) => sentence !== '').join(' ');
    const isGoal = sentences.length > 0 && action.id !== undefined && fundPlanOfRule(action.id, money) !== null;
    return amounts === '' ? action : { ...action, amounts, ...(isGoal && { is_goal: true }) };
  });
}
