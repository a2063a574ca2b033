import { horizonOf, riskGap, WIDE_RISK_GAP } from '../../investment-profile';
import { chose } from '../../picture';
import { rule, type Rule } from '../rule';
import { mayInvest } from './conditions';
import { figures } from './figures';

export const investingRules: readonly Rule[] = [
  rule({
    id: 'learn-investing',
    area: 'investing',
    title: 'Learn the basics before you invest',
    steps: [{ question: 'investing-experience', from: ['none'], to: 'learning' }],
    onlyIf: (picture) => !mayInvest(picture),
    text: () =>
      'There is no hurry: debts and a buffer come first, and both pay off with certainty. Until then, read how shares, funds and fees work, so that you know what you want when the time comes.',
    // Never more pressing than the debt or the buffer that stands in its way.
    urgency: () => 'low',
  }),
  rule({
    id: 'start-investing',
    area: 'investing',
    title: 'Start small and invest regularly',
    steps: [
      { question: 'investing-experience', from: ['none', 'learning', 'some'], to: 'now_and_then' },
      { question: 'investing-regular', from: ['rarely', 'never'], to: 'most_months' },
    ],
    onlyIf: (picture) => mayInvest(picture) && horizonOf(picture) !== 'short',
    text: () =>
      `With no expensive debt in the way, small regular amounts spread over many investments are a common way to begin. Use money you will not need for ${figures.growthYears} years or longer, and compare fees first.`,
    urgency: () => 'medium',
    goals: ['growth', 'income', 'ethical'],
  }),
  rule({
    id: 'diversify',
    area: 'investing',
    title: 'Spread your investments',
    steps: [{ question: 'investing-spread', from: ['few'], to: 'several' }],
    text: () =>
      'When one or two things hold all you invest, one bad year decides. Many kinds of investments, in several countries, seldom fall together; broad funds are one way to hold them.',
    urgency: () => 'medium',
    goals: ['growth', 'income'],
  }),
  rule({
    id: 'fees',
    area: 'investing',
    title: 'Find out what you pay in fees',
    steps: [{ question: 'investing-fees', from: ['roughly', 'no'], to: 'known' }],
    text: () =>
      'Fees come off every year, whatever the markets do, and over decades a small difference grows large. The yearly statements of your super and investments show them; compare them with what similar ones cost.',
    urgency: ({ scores }) => (scores.areas.investing.value < 70 ? 'medium' : 'low'),
    goals: ['growth', 'retirement'],
  }),
  rule({
    id: 'market-falls',
    area: 'investing',
    title: 'Decide now what you will do when markets fall',
    steps: [{ question: 'investing-fall', from: ['no_idea', 'sell'], to: 'wait' }],
    text: () =>
      'Markets fall by a fifth every so often, your super with them, and those who sell then miss the recovery. Write down today what you will do, while it is easy to think calmly.',
    urgency: () => 'low',
  }),
  rule({
    id: 'risk-fit',
    area: 'investing',
    title: 'Match your investments to your timeframe',
    onlyIf: (picture) =>
      (riskGap(picture) ?? 0) >= WIDE_RISK_GAP ||
      (horizonOf(picture) === 'short' && chose(picture, 'investing-experience', 'regular', 'now_and_then', 'some')),
    text: () =>
      'Your time and finances may suggest less risk than you would take. Money you may need within a few years, or that stands in for a buffer, is usually better kept where its value does not swing.',
    effect: 'Helps you take no more risk than your finances can carry',
    urgency: () => 'low',
  }),
];
