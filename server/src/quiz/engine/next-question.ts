import { contradictionsIn, type GivenAnswer } from '../answers';
import type { QuestionDefinition } from '../question-bank';
import { scoreBeliefAfter, createGainEstimator, itemById } from '../model';
import { circumstancesOf, askedQuestions, eligibleQuestions } from './eligible';
import { selectQuestion, type QuizPlan, type SelectionInput } from './select';

/** Returns ids of questions that resolve a contradiction: at most one per quiz; more would feel like an examination. */
function clarifyingQuestions(answers: readonly GivenAnswer[]): ReadonlySet<string> {
  const questions = contradictionsIn(answers).flatMap(([, , clarify]) => clarify ?? []);
  const isClarified = questions.some((id) => answers.some(({ questionId }) => questionId === id));
  return new Set(isClarified ? [] : questions.slice(0, 1));
}

/** Collects the data for the choice of the next question; expected gains are computed on request and cached. */
export function selectionInputAfter(
  answers: readonly GivenAnswer[],
  plan: QuizPlan,
  belief = scoreBeliefAfter(answers),
): SelectionInput {
  const gainFrom = createGainEstimator(belief);
  const gains = new Map<string, number>();
  const asked = askedQuestions(answers);
  const circumstances = circumstancesOf(answers);
  return {
    ...plan,
    asked,
    eligible: eligibleQuestions(answers, asked, circumstances),
    circumstances,
    clarifying: clarifyingQuestions(answers),
    gainOf: ({ id }) => {
      const item = itemById.get(id);
      if (!item) return 0;
      const gain = gains.get(id) ?? gainFrom(item);
      gains.set(id, gain);
      return gain;
    },
  };
}

/** Returns the next question; null after `total` answers. Pure, and independent of the order of answers. */
export function nextQuestion(answers: readonly GivenAnswer[], plan: QuizPlan): QuestionDefinition | null {
  return answers.length >= plan.total ? null : selectQuestion(selectionInputAfter(answers, plan));
}
