import { horizonOf, riskGap, WIDE_RISK_GAP } from '../../investment-profile';
import { chose } from '../../picture';
import { rule, type Rule } from '../rule';
import { isClearToInvest, isInHardship } from '../../../quiz/safety';

export const investingRules: readonly Rule[] = [
  rule({
    id: 'learn-investing',
    area: 'investing',
    steps: [{ question: 'investing-experience', from: ['none'], to: 'learning' }],
    // In hardship nobody needs to hear of it.
    onlyIf: (picture) => !isClearToInvest(picture) && !isInHardship(picture.questionBank, picture.answers),
    // Never more pressing than the debt or the buffer that stands in its way.
    urgency: () => 'low',
  }),
  rule({
    id: 'start-investing',
    area: 'investing',
    isAboutGrowth: true,
    steps: [
      { question: 'investing-experience', from: ['none', 'learning', 'some'], to: 'now_and_then' },
      { question: 'investing-regular', from: ['rarely', 'never'], to: 'most_months' },
    ],
    onlyIf: (picture) => horizonOf(picture) === 'long',
    urgency: () => 'medium',
    goals: ['growth', 'income', 'ethical'],
  }),
  rule({
    id: 'diversify',
    area: 'investing',
    isAboutGrowth: true,
    steps: [{ question: 'investing-spread', from: ['few'], to: 'several' }],
    urgency: () => 'medium',
    goals: ['growth', 'income'],
  }),
  rule({
    id: 'fees',
    area: 'investing',
    steps: [{ question: 'investing-fees', from: ['roughly', 'no'], to: 'known' }],
    urgency: ({ scores }) => (scores.areas.investing.value < 70 ? 'medium' : 'low'),
    goals: ['growth', 'retirement'],
  }),
  rule({
    id: 'market-falls',
    area: 'investing',
    isAboutGrowth: true,
    steps: [{ question: 'investing-fall', from: ['no_idea', 'sell'], to: 'wait' }],
    urgency: () => 'low',
  }),
  rule({
    id: 'risk-fit',
    area: 'investing',
    onlyIf: (picture) =>
      (riskGap(picture) ?? 0) >= WIDE_RISK_GAP ||
      (horizonOf(picture) === 'short' && chose(picture, 'investing-experience', 'regular', 'now_and_then', 'some')),
    urgency: () => 'low',
  }),
];
