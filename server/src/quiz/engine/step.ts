import type { GivenAnswer } from '../answers';
import { beliefAfter } from '../model';
import { scoreAnswers } from '../scoring';
import type { QuestionBank, QuestionDefinition, ScoredArea } from '../question-bank';
import { focusAreas } from './focus-areas';
import { situationAfter } from './next-question';
import { questionPlan, type PlannedQuestion } from './question-plan';
import { selectQuestion, type QuizPlan } from './select';

/** What the engine says after some answers. All of it comes from one belief, the expensive part. */
export interface Step {
  /** As `nextQuestion`. */
  readonly next: () => QuestionDefinition | null;
  /** As `questionPlan`, with the question on show. */
  readonly planWith: (current: QuestionDefinition | null) => PlannedQuestion[];
  /** As `focusAreas`, with the question on show. */
  readonly focusWith: (current: QuestionDefinition | null) => ScoredArea[];
  /** Points between the ends of the range of the overall score. */
  readonly rangeWidth: () => number;
}

/** One step of the quiz, from a question bank, the answers so far and the plan of the session. Pure. */
export function stepAfter(questionBank: QuestionBank, answers: readonly GivenAnswer[], plan: QuizPlan): Step {
  const belief = beliefAfter(questionBank, answers);
  const situation = situationAfter(questionBank, answers, plan, belief);
  return {
    next: () => (answers.length >= plan.total ? null : selectQuestion(situation)),
    planWith: (current) => questionPlan(questionBank, answers, situation, current?.id ?? null),
    focusWith: (current) => focusAreas(belief, current),
    rangeWidth: () => {
      const [low, high] = scoreAnswers(questionBank, answers, belief).metrics.overall.range;
      return high - low;
    },
  };
}
