import type { Language, Recommendation } from '@verdant/shared/contract';
import { scoredAreas, type ByArea, type ScoredArea } from '../../quiz/question-bank';
import type { Score } from '../../quiz/scoring';
import { dangerStatusOf, isClearToInvest, hasDanger, needsHelp, type Danger } from '../../quiz/safety/dangers';
import { tickedNeedsOf } from '../../quiz/support-needs';
import { findAnswer, hasChosen, type UserFacts } from '../user-facts';
import { textsIn, type EncouragingAdviceId } from '../texts';
import { metricByArea } from './rule';

/** Minimum score of an area that a text praises. */
const STRONG_FROM = 70;

const praiseByArea: Readonly<Partial<Record<ScoredArea, EncouragingAdviceId>>> = {
  cash_flow: 'keep-cash-flow',
  emergency_fund: 'keep-emergency-fund',
  debt: 'keep-debt',
};

const dangersByArea: ByArea<readonly Danger[]> = {
  cash_flow: ['arrears', 'overspending', 'hardship'],
  emergency_fund: ['thin_buffer'],
  debt: ['arrears', 'costly_debt', 'high_repayments'],
  protection: [],
  planning: [],
  investing: [],
};

/** True if the user has debts. Praise for manageable debts makes no sense for a user without debts. */
const hasKnownDebts = (facts: UserFacts) =>
  findAnswer(facts, 'debt-types') !== undefined && !hasChosen(facts, 'debt-types', 'none');

/** True if no answer contradicts praise for the area. Praise for savings and debts requires answers about each. */
function isUncontradicted(area: ScoredArea, facts: UserFacts): boolean {
  if (area === 'investing') return isClearToInvest(facts);
  if (area === 'emergency_fund' && dangerStatusOf(facts, 'thin_buffer') !== 'no') return false;
  if (area === 'debt' && !hasKnownDebts(facts)) return false;
  const isMoney = area === 'cash_flow' || area === 'emergency_fund' || area === 'debt';
  if (isMoney && needsHelp(facts)) return false;
  return !dangersByArea[area].some((danger) => hasDanger(facts, danger));
}

/** Returns the ids of general advice; an empty list for a user who mentioned abuse or a crisis. */
function fillersFor({ answers }: UserFacts): EncouragingAdviceId[] {
  const needs = tickedNeedsOf(answers);
  return needs.includes('abuse') || needs.includes('crisis') ? [] : ['check-in'];
}

/** True for a score of at least `STRONG_FROM` that is certain enough. */
function isStrong({ value, confidence }: Score): boolean {
  return value >= STRONG_FROM && confidence !== 'low';
}

/**
 * Returns praise for areas with a high score and without other advice, the highest score first, and then general advice.
 */
export function encouragingAdvice(
  facts: UserFacts,
  advised: readonly ScoredArea[],
  language: Language,
): Recommendation[] {
  const { scores } = facts;
  const strong = scoredAreas
    .filter((area) => !advised.includes(area) && isStrong(scores.areas[area]))
    .filter((area) => isUncontradicted(area, facts))
    .sort((a, b) => scores.areas[b].value - scores.areas[a].value)
    .flatMap((area) => (praiseByArea[area] ? [{ id: praiseByArea[area], metric: metricByArea[area] }] : []));
  const fillers = fillersFor(facts).map((id) => ({ id, metric: 'overall' as const }));
  return [...strong, ...fillers].map(({ id, metric }): Recommendation => {
    const { title, text, effect } = textsIn(language).upkeep[id];
    return { title, urgency: 'low', description: text, estimated_impact: effect, metric };
  });
}
