import type { Study } from './study';

/** A promise about the quiz, what was measured, and the limit it must keep. */
export interface Limit {
  readonly promise: string;
  readonly measured: number;
  readonly limit: number;
  /** `most`: not above the limit; `least`: not below. */
  readonly kind: 'most' | 'least';
  /** What was hoped for where the limit is a weaker one, after measuring. */
  readonly aim?: number;
}

export function isMet({ measured, limit, kind }: Limit): boolean {
  return kind === 'most' ? measured <= limit : measured >= limit;
}

/** The acceptance limits of the quiz (quiz-science B6). Ratios of mean errors: below 1 the adaptive quiz is better. */
export function limitsOf({ results: { right, wrong }, adaptive }: Study): Limit[] {
  const ratio = (condition: typeof right, rival: keyof typeof right) =>
    condition.adaptive.meanRmse / condition[rival].meanRmse;
  return [
    {
      promise: 'error against the hand-made fixed form',
      measured: ratio(right, 'hand-made fixed'),
      limit: 0.98,
      kind: 'most',
      aim: 0.85,
    },
    {
      promise: 'error against the best fixed form of a greedy search',
      measured: ratio(right, 'greedy fixed'),
      limit: 1.04,
      kind: 'most',
      aim: 1.02,
    },
    {
      promise: 'error against the balanced random form',
      measured: ratio(right, 'balanced random'),
      limit: 0.75,
      kind: 'most',
      aim: 0.7,
    },
    {
      promise: 'error against the hand-made fixed form, wrong parameters',
      measured: ratio(wrong, 'hand-made fixed'),
      limit: 0.97,
      kind: 'most',
      aim: 0.92,
    },
    {
      promise: 'scores inside their range, right parameters, at least',
      measured: right.adaptive.coverage,
      limit: 0.75,
      kind: 'least',
    },
    {
      promise: 'scores inside their range, right parameters, at most',
      measured: right.adaptive.coverage,
      limit: 0.9,
      kind: 'most',
      aim: 0.88,
    },
    {
      promise: 'scores inside their range, wrong parameters, at least',
      measured: wrong.adaptive.coverage,
      limit: 0.75,
      kind: 'least',
    },
    { promise: 'rules of content broken', measured: adaptive.broken.length, limit: 0, kind: 'most' },
    { promise: 'share of quizzes above three minutes', measured: adaptive.tooLong, limit: 0.05, kind: 'most' },
    {
      promise: 'largest share of quizzes that one question other than an opener is part of',
      measured: adaptive.largestExposure,
      limit: 0.87,
      kind: 'most',
      aim: 0.85,
    },
    { promise: 'different questions asked', measured: adaptive.questionsUsed, limit: 30, kind: 'least', aim: 35 },
  ];
}
