import type { Language, Recommendation } from '@verdant/shared/contract';
import type { ScoredArea } from '../../quiz/question-bank';
import type { Score } from '../../quiz/scoring';
import { dangerStatusOf, hasDanger, needsHelp, type Danger } from '../../quiz/safety/dangers';
import { tickedNeedsOf } from '../../quiz/support-needs';
import { findAnswer, hasChosen, type UserFacts } from '../user-facts';
import { textsIn, type EncouragingAdviceId } from '../texts';
import { metricByArea } from './rule';

/** Minimum score of an area that a text praises. */
const STRONG_FROM = 70;

/** Texts of praise by area, each with the dangers that contradict the praise. */
const praises: readonly {
  readonly area: ScoredArea;
  readonly id: EncouragingAdviceId;
  readonly dangers: readonly Danger[];
}[] = [
  { area: 'cash_flow', id: 'keep-cash-flow', dangers: ['arrears', 'overspending', 'hardship'] },
  { area: 'emergency_fund', id: 'keep-emergency-fund', dangers: ['thin_buffer'] },
  { area: 'debt', id: 'keep-debt', dangers: ['arrears', 'costly_debt', 'high_repayments'] },
];

/** True if the user has debts. Praise for manageable debts makes no sense for a user without debts. */
const hasKnownDebts = (facts: UserFacts) =>
  findAnswer(facts, 'debt-types') !== undefined && !hasChosen(facts, 'debt-types', 'none');

/** True if no answer contradicts praise for the area. Praise for savings and debts requires answers about each. */
function isUncontradicted({ area, dangers }: (typeof praises)[number], facts: UserFacts): boolean {
  if (area === 'emergency_fund' && dangerStatusOf(facts, 'thin_buffer') !== 'no') return false;
  if (area === 'debt' && !hasKnownDebts(facts)) return false;
  return !needsHelp(facts) && !dangers.some((danger) => hasDanger(facts, danger));
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
  const strong = praises
    .filter(({ area }) => !advised.includes(area) && isStrong(scores.areas[area]))
    .filter((praise) => isUncontradicted(praise, facts))
    .toSorted((a, b) => scores.areas[b.area].value - scores.areas[a.area].value)
    .map(({ id, area }) => ({ id, metric: metricByArea[area] }));
  const fillers = fillersFor(facts).map((id) => ({ id, metric: 'overall' as const }));
  return [...strong, ...fillers].map(({ id, metric }): Recommendation => {
    const { title, text, effect } = textsIn(language).upkeep[id];
    return { title, urgency: 'low', description: text, estimated_impact: effect, metric };
  });
}
