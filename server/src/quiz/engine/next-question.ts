import { contradictedAreas, raisedFlags, type GivenAnswer } from '../answers';
import type { QuestionBank, QuestionDefinition, ScoredArea } from '../question-bank';
import { beliefAfter, gainsFrom } from '../model';
import { askedQuestions, eligibleQuestions } from './eligible';
import { redFlags } from '../scoring';
import { selectQuestion, type QuizPlan, type Situation } from './select';

function pressingAreas(questionBank: QuestionBank, answers: readonly GivenAnswer[]): ReadonlySet<ScoredArea> {
  const flags = raisedFlags(questionBank, answers);
  const debts: ScoredArea[] = redFlags.some((flag) => flags.has(flag)) ? ['debt'] : [];
  return new Set([...contradictedAreas(questionBank, answers), ...debts]);
}

/** What the choice after these answers depends on; a gain is worked out only when it is asked for, and once. */
export function situationAfter(questionBank: QuestionBank, answers: readonly GivenAnswer[], plan: QuizPlan): Situation {
  const belief = beliefAfter(questionBank, answers);
  const gainFrom = gainsFrom(belief);
  const gains = new Map<string, number>();
  return {
    ...plan,
    asked: askedQuestions(questionBank, answers),
    eligible: eligibleQuestions(questionBank, answers),
    pressing: pressingAreas(questionBank, answers),
    gainOf: ({ id }) => {
      const item = belief.model.byId.get(id);
      if (!item) return 0;
      const gain = gains.get(id) ?? gainFrom(item);
      gains.set(id, gain);
      return gain;
    },
  };
}

/**
 * The next question, or null when `total` have been answered. Pure: the same question bank, answers and plan always give the same
 * question, and nothing else plays a part; of the answers' order, only which have been asked.
 */
export function nextQuestion(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  plan: QuizPlan,
): QuestionDefinition | null {
  return answers.length >= plan.total ? null : selectQuestion(situationAfter(questionBank, answers, plan));
}
