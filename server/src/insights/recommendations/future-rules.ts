import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import { riskCapacity, riskTolerance } from '../investment-profile';
import { chose, type Picture } from '../picture';
import { moveTo, type Rule } from './rule';

/** From this distance on, the finances suggest clearly less risk than someone is comfortable with. */
const RISK_GAP = 25;

const mayInvest = (picture: Picture) => !picture.hasRedFlag && !picture.scores.flags.has('buffer_under_3_months');

export const futureRules: readonly Rule[] = [
  {
    id: 'insurance-review',
    area: 'protection',
    title: 'Check that your insurance still fits',
    when: (picture) => chose(picture, 'protection-review', 'five_years', 'longer', 'never'),
    text: () =>
      'Lives change faster than policies. Look at what you hold, the cover inside your super included, and ask whether it would be enough for the people who rely on you, and whether you pay twice for anything.',
    targets: moveTo('protection-review', 'past_year'),
  },
  {
    id: 'income-protection',
    area: 'protection',
    title: 'Plan for a time without your income',
    when: (picture) => chose(picture, 'protection-income', 'partly', 'nothing'),
    text: () =>
      'Find out what sick leave, savings and any cover in your super would pay if you could not work for six months. Knowing the gap is the first step to closing it.',
    targets: moveTo('protection-income', 'mostly'),
  },
  {
    id: 'super-check',
    area: 'planning',
    title: 'Get to know your super',
    when: (picture) => chose(picture, 'planning-super', 'several', 'roughly', 'unknown'),
    text: () =>
      `Your employer pays ${auBenchmarks.superGuaranteePercent.value}% of your ordinary earnings into super. See all your accounts through the tax office online, find lost ones, and think about combining them once you have checked fees and the cover you would give up.`,
    targets: moveTo('planning-super', 'well'),
  },
  {
    id: 'money-plan',
    area: 'planning',
    title: 'Write a one-page money plan',
    when: (picture) => chose(picture, 'planning-ahead', 'neutral', 'disagree', 'strongly_disagree'),
    text: () =>
      'Write down one goal for this year and one for five years from now, what each will cost, and the amount to put aside each payday. A plan on one page gets looked at again.',
    targets: moveTo('planning-ahead', 'agree'),
  },
  {
    id: 'learn-investing',
    area: 'investing',
    title: 'Learn the basics before you invest',
    when: (picture) => chose(picture, 'investing-experience', 'none') && !mayInvest(picture),
    text: () =>
      'There is no hurry: debts and a buffer come first, and both pay off with certainty. Until then, read how shares, funds and fees work, so that you know what you want when the time comes.',
    targets: moveTo('investing-experience', 'learning'),
    // Never more pressing than the debt or the buffer that stands in its way.
    urgency: () => 'low',
  },
  {
    id: 'start-investing',
    area: 'investing',
    title: 'Start small and invest regularly',
    when: (picture) => mayInvest(picture) && chose(picture, 'investing-experience', 'none', 'learning', 'some'),
    text: () =>
      `With a buffer in place, small regular amounts spread over many investments are a common way to begin. Use money you will not need for ${auBenchmarks.growthHorizonYears.value} years or longer, and compare fees first.`,
    targets: moveTo('investing-experience', 'now_and_then'),
    urgency: () => 'medium',
  },
  {
    id: 'risk-fit',
    area: 'investing',
    title: 'Match your investments to your timeframe',
    when: (picture) => (riskTolerance(picture) ?? 0) - riskCapacity(picture) >= RISK_GAP,
    text: () =>
      'Your finances suggest less risk than you are comfortable with. Money you may need within a few years, or that stands in for a buffer, is usually better kept where its value does not swing.',
    targets: () => [],
    effect: 'Helps you take no more risk than your finances can carry',
    urgency: () => 'low',
  },
];
