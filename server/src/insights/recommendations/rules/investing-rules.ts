import { horizonOf, riskGap, WIDE_RISK_GAP } from '../../investment-profile';
import { chose } from '../../picture';
import { rule, type Rule } from '../rule';
import { isClearToInvest, isInHardship } from '../../../quiz/safety';
import { figures } from './figures';

export const investingRules: readonly Rule[] = [
  rule({
    id: 'learn-investing',
    area: 'investing',
    title: 'Learn the basics before you invest',
    steps: [{ question: 'investing-experience', from: ['none'], to: 'learning' }],
    // In hardship nobody needs to hear of it.
    onlyIf: (picture) => !isClearToInvest(picture) && !isInHardship(picture.questionBank, picture.answers),
    text: () =>
      'There is no hurry: costly debts and a buffer come first, and both pay off with certainty. Moneysmart explains how shares, funds and fees work, whenever you want to know.',
    // Never more pressing than the debt or the buffer that stands in its way.
    urgency: () => 'low',
  }),
  rule({
    id: 'start-investing',
    area: 'investing',
    title: 'Know how regular investing works',
    isAboutGrowth: true,
    steps: [
      { question: 'investing-experience', from: ['none', 'learning', 'some'], to: 'now_and_then' },
      { question: 'investing-regular', from: ['rarely', 'never'], to: 'most_months' },
    ],
    onlyIf: (picture) => horizonOf(picture) === 'long',
    text: () =>
      `Many people who invest do so in small regular amounts, spread over many investments. Values go up and down, so guides speak of money that is not needed for ${figures.growthYears} years or longer, and of comparing fees first. Whether it suits you is your decision; Moneysmart explains the choices.`,
    effect: 'Lets you judge whether it suits you',
    urgency: () => 'medium',
    goals: ['growth', 'income', 'ethical'],
  }),
  rule({
    id: 'diversify',
    area: 'investing',
    title: 'Know what spreading investments does',
    isAboutGrowth: true,
    steps: [{ question: 'investing-spread', from: ['few'], to: 'several' }],
    text: () =>
      'With everything in one or two investments, one bad year decides. Many kinds of investments, in several countries, seldom fall together; that lowers the risk and does not remove it.',
    effect: 'Lets you judge your own spread',
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
    title: 'Know what a fall in the market means',
    isAboutGrowth: true,
    steps: [{ question: 'investing-fall', from: ['no_idea', 'sell'], to: 'wait' }],
    text: () =>
      'Markets fall by a fifth every so often, and most super funds with them. Who sells then turns a loss on paper into a real one; who may need the money soon can lose more by waiting. Knowing when you will need it is what decides.',
    effect: 'Fewer decisions in a hurry',
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
      'Investments that swing in value need time to recover. Money that may be needed within a few years, or that stands in for a buffer, is usually kept where its value does not fall.',
    effect: 'Helps you take no more risk than your finances can carry',
    urgency: () => 'low',
  }),
];
