import type { Recommendation } from '@verdant/shared/contract';
import { scoredAreas, type ScoredArea } from '../../quiz/bank';
import type { Picture } from '../picture';

/** From this score on an area is praised. */
const STRONG_FROM = 70;

const upkeepTexts: Readonly<Record<ScoredArea, { readonly title: string; readonly description: string }>> = {
  cash_flow: {
    title: 'Keep your spending on track',
    description: 'You live within what comes in, which is where everything else begins. A look at your regular payments twice a year keeps it that way.',
  },
  emergency_fund: {
    title: 'Look after your buffer',
    description: 'Your savings would carry you through a difficult time. Fill them up again after you use them, and raise the goal as your living costs rise.',
  },
  debt: {
    title: 'Keep debts as light as they are',
    description: 'What you owe does not weigh on you. Before any new loan, check that its repayments would still fit if rates or your income changed.',
  },
  protection: {
    title: 'Review your cover once a year',
    description: 'Your insurance is up to date. A new home, a child or a new job is the moment to look at it again.',
  },
  planning: {
    title: 'Keep your plan alive',
    description: 'You think ahead, and it shows. Compare the plan with what happened every few months, and change what no longer fits.',
  },
  investing: {
    title: 'Stay with your investing habit',
    description: 'Regular amounts and patience do most of the work. Once a year, check fees and whether your spread still suits your timeframe.',
  },
};

/** Useful for everyone, for those who told us little. */
const general: readonly Recommendation[] = [
  {
    title: 'Check in again in three months',
    urgency: 'low',
    description: 'Knowing where you stand is the first step, and you have taken it. Choose one action from this list, and take the quiz again in three months to see what it changed.',
    estimated_impact: 'Shows how far you have come',
  },
  {
    title: 'Give your money one clear goal',
    urgency: 'low',
    description: 'A goal with an amount and a date is easier to save for than a good intention. Choose one that matters to you and write it down where you will see it.',
    estimated_impact: 'Makes every other step easier',
  },
  {
    title: 'Look through your regular payments',
    urgency: 'low',
    description: 'Subscriptions and old plans add up quietly. Once or twice a year, go through a bank statement and cancel or compare whatever you no longer use.',
    estimated_impact: 'Frees money for what matters more to you',
  },
];

/** Encouraging advice, the strongest area first; at least three pieces. Areas of `advised` are not praised as well. */
export function upkeep({ scores }: Picture, advised: readonly ScoredArea[]): Recommendation[] {
  const strong = scoredAreas
    .filter((area) => !advised.includes(area) && scores.areas[area].basis.answered > 0 && scores.areas[area].value >= STRONG_FROM)
    .sort((a, b) => scores.areas[b].value - scores.areas[a].value)
    .map((area): Recommendation => ({
      ...upkeepTexts[area],
      urgency: 'low',
      estimated_impact: 'Helps keep your Overall Financial Health Score where it is',
    }));
  return [...strong, ...general];
}
