import type { Recommendation } from '@verdant/shared/contract';
import { scoredAreas, type ScoredArea } from '../../quiz/question-bank';
import type { Score } from '../../quiz/scoring';
import { isClearToInvest } from '../../quiz/safety';
import type { Picture } from '../picture';

/** From this score on an area is praised. */
const STRONG_FROM = 70;

const upkeepTexts: Readonly<Record<ScoredArea, { readonly title: string; readonly description: string }>> = {
  cash_flow: {
    title: 'Keep your spending on track',
    description:
      'Your day-to-day money is in good shape, which is where everything else begins. A look at your regular payments twice a year keeps it that way.',
  },
  emergency_fund: {
    title: 'Look after your buffer',
    description:
      'You are well placed for a surprise. Fill your savings up again after you use them, and raise the goal as your living costs rise.',
  },
  debt: {
    title: 'Keep debts as light as they are',
    description:
      'What you owe does not weigh on you. Before any new loan, check that its repayments would still fit if rates or your income changed.',
  },
  protection: {
    title: 'Review your cover once a year',
    description:
      'You look after what you have. A new home, a child or a new job is the moment to look at insurance and will again.',
  },
  planning: {
    title: 'Keep your plan alive',
    description:
      'You think ahead, and it shows. Compare the plan with what happened every few months, and change what no longer fits.',
  },
  investing: {
    title: 'Check your investments once a year',
    description:
      'You know your way around investing. Once a year, fees and your timeframe deserve a look, since both change quietly.',
  },
};

/** Useful for everyone; fills the list for people with few answers. */
const general: readonly Recommendation[] = [
  {
    title: 'Check in again in three months',
    urgency: 'low',
    description:
      'Knowing where you stand is the first step, and you have taken it. Choose one action from this list, and take the quiz again in three months to see what it changed.',
    estimated_impact: 'Shows how far you have come',
  },
  {
    title: 'Talk about money with someone you trust',
    urgency: 'low',
    description:
      'A plan that someone else knows about is easier to keep. Choose a person who listens, and tell them the one thing you want to change this year.',
    estimated_impact: 'Makes every other step easier',
  },
  {
    title: 'Keep your papers in one place',
    urgency: 'low',
    description:
      'Loans, insurance, super and tax in one folder, on paper or encrypted, save hours when something changes and help those who may need to act for you.',
    estimated_impact: 'Makes every other step easier',
  },
];

/** Nobody is praised for what is only guessed. */
function isStrong({ value, confidence }: Score): boolean {
  return value >= STRONG_FROM && confidence !== 'low';
}

/** Encouraging advice, the strongest area first; at least three pieces. Areas of `advised` are not praised as well. */
export function upkeep(picture: Picture, advised: readonly ScoredArea[]): Recommendation[] {
  const { scores } = picture;
  const strong = scoredAreas
    .filter((area) => !advised.includes(area) && isStrong(scores.areas[area]))
    .filter((area) => area !== 'investing' || isClearToInvest(picture))
    .sort((a, b) => scores.areas[b].value - scores.areas[a].value)
    .map((area): Recommendation => ({
      ...upkeepTexts[area],
      urgency: 'low',
      estimated_impact: 'Helps keep your Overall Financial Health Score where it is',
    }));
  return [...strong, ...general];
}
