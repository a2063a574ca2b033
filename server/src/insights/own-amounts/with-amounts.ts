import type { Language, Recommendation } from '@verdant/shared/contract';
import { needsHelp } from '../../quiz/safety';
import { supportNeedsOf } from '../../quiz/support-needs';
import type { Picture } from '../picture';
import { followsOf, type Offers } from './follows';
import { fundOfRule } from './fund';
import type { OwnMoney } from './own-money';
import { ownSentences } from './sentences';

/** What is known of a user's accounts. */
export interface OwnFigures {
  /** Null where the figures are older than two days, or there are none. */
  readonly money: OwnMoney | null;
  /** What they suggest as answers. */
  readonly offers: Offers;
}

export const noFigures: OwnFigures = { money: null, offers: new Map() };

/**
 * Adds `amounts` to advice: own amounts, or how to find them, and which of answer and figure it follows where they differ; and
 * `is_goal` where they make a goal.
 * Who needs help reads no amounts: help comes first, and none is to pay or save more.
 */
export function withAmounts(
  advice: readonly Recommendation[],
  picture: Picture,
  { money, offers }: OwnFigures,
  language: Language,
): Recommendation[] {
  const isInNeed = needsHelp(picture.questionBank, picture.answers) || supportNeedsOf(picture.answers).length > 0;
  const follows = followsOf(picture, offers, language);
  return advice.map((action) => {
    const own = isInNeed || action.essential || action.id === undefined ? [] : ownSentences(action.id, money, language);
    const amounts = [...own, follows(action) ?? ''].filter((sentence) => sentence !== '').join(' ');
    const isGoal = own.length > 0 && action.id !== undefined && fundOfRule(action.id, money) !== null;
    return amounts === '' ? action : { ...action, amounts, ...(isGoal && { is_goal: true }) };
  });
}
