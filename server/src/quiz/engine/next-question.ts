import { contradictionsIn, type GivenAnswer } from '../answers';
import type { QuestionBank, QuestionDefinition } from '../question-bank';
import { scoreBeliefAfter, createGainEstimator } from '../model';
import { circumstancesOf, askedQuestions, eligibleQuestions } from './eligible';
import { selectQuestion, type QuizPlan, type SelectionInput } from './select';

/** Returns ids of questions that resolve a contradiction: at most one per quiz; more would feel like an examination. */
function clarifyingQuestions(questionBank: QuestionBank, answers: readonly GivenAnswer[]): ReadonlySet<string> {
  const questions = contradictionsIn(questionBank, answers).flatMap(({ clarify }) => clarify ?? []);
  const isClarified = questions.some((id) => answers.some(({ questionId }) => questionId === id));
  return new Set(isClarified ? [] : questions.slice(0, 1));
}

/** Collects the data for the choice of the next question; expected gains are computed on request and cached. */
export function selectionInputAfter(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  plan: QuizPlan,
  belief = scoreBeliefAfter(questionBank, answers),
): SelectionInput {
  const gainFrom = createGainEstimator(belief);
  const gains = new Map<string, number>();
  const asked = askedQuestions(questionBank, answers);
  const circumstances = circumstancesOf(questionBank, answers);
  return {
    ...plan,
    asked,
    eligible: eligibleQuestions(questionBank, answers, asked, circumstances),
    circumstances,
    clarifying: clarifyingQuestions(questionBank, answers),
    gainOf: ({ id }) => {
      const item = belief.model.byId.get(id);
      if (!item) return 0;
      const gain = gains.get(id) ?? gainFrom(item);
      gains.set(id, gain);
      return gain;
    },
  };
}

/** Returns the next question; null after `total` answers. Pure, and independent of the order of answers. */
export function nextQuestion(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  plan: QuizPlan,
): QuestionDefinition | null {
  return answers.length >= plan.total ? null : selectQuestion(selectionInputAfter(questionBank, answers, plan));
}
