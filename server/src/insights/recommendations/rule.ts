import type { Answer, Urgency } from '@verdant/shared/contract';
import type { ScoredArea } from '../../quiz/bank';
import type { Picture } from '../picture';

/** An answer that following the advice would lead to; the impact is what the score would then be. */
export interface Target {
  readonly questionId: string;
  readonly answer: Answer;
}

/** One piece of general advice. Texts name no product and no provider. */
export interface Rule {
  readonly id: string;
  readonly area: ScoredArea;
  readonly title: string;
  readonly when: (picture: Picture) => boolean;
  readonly text: (picture: Picture) => string;
  /** Empty for advice that changes no answer; `effect` then says what it is good for. */
  readonly targets: (picture: Picture) => readonly Target[];
  readonly effect?: string;
  /** Where the area's score alone would not say it. */
  readonly urgency?: (picture: Picture) => Urgency | undefined;
}

/** A target that is the same for everyone. */
export const moveTo = (questionId: string, answer: Answer) => (): Target[] => [{ questionId, answer }];
