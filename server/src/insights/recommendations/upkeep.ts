import type { Language, Recommendation } from '@verdant/shared/contract';
import { scoredAreas, type ByArea, type ScoredArea } from '../../quiz/question-bank';
import type { Score } from '../../quiz/scoring';
import { isClearToInvest } from '../../quiz/safety';
import type { Picture } from '../picture';
import { textsIn, type UpkeepId } from '../texts';

/** From this score on an area is praised. */
const STRONG_FROM = 70;

const praiseOf: ByArea<UpkeepId> = {
  cash_flow: 'keep-cash-flow',
  emergency_fund: 'keep-emergency-fund',
  debt: 'keep-debt',
  protection: 'keep-protection',
  planning: 'keep-planning',
  investing: 'keep-investing',
};

/** Useful for everyone; fills the list for people with few answers. */
const forEveryone: readonly UpkeepId[] = ['check-in', 'talk', 'papers'];

/** Nobody is praised for what is only guessed. */
function isStrong({ value, confidence }: Score): boolean {
  return value >= STRONG_FROM && confidence !== 'low';
}

/** Encouraging advice, the strongest area first; at least three pieces. Areas of `advised` are not praised as well. */
export function upkeep(picture: Picture, advised: readonly ScoredArea[], language: Language): Recommendation[] {
  const { scores } = picture;
  const strong = scoredAreas
    .filter((area) => !advised.includes(area) && isStrong(scores.areas[area]))
    .filter((area) => area !== 'investing' || isClearToInvest(picture))
    .sort((a, b) => scores.areas[b].value - scores.areas[a].value)
    .map((area) => praiseOf[area]);
  return [...strong, ...forEveryone].map((id): Recommendation => {
    const { title, text, effect } = textsIn(language).upkeep[id];
    return { title, urgency: 'low', description: text, estimated_impact: effect };
  });
}
