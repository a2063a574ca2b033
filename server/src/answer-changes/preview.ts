import type { Language, Outcome, Preview } from '@verdant/shared/contract';
import { buildInsights } from '../insights/build-insights';
import type { Decided } from '../insights/recommendations/decided';
import type { GivenAnswer } from '../quiz/answers';
import type { QuestionBank } from '../quiz/question-bank';

/** The answers with one of them changed, in their order. */
function withChanged(answers: readonly GivenAnswer[], changed: GivenAnswer): GivenAnswer[] {
  return answers.map((given) => (given.questionId === changed.questionId ? changed : given));
}

function outcomeOf(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  language: Language,
  decided: Decided,
): Outcome {
  const { insights, status = 'scored' } = buildInsights(questionBank, answers, language, decided);
  const lists = insights.flatMap((one) => (one.type === 'recommendations' ? one.recommendations : []));
  return {
    status,
    metrics: insights.filter((one) => one.type === 'metric'),
    first: lists.find((one) => one.state === undefined) ?? null,
  };
}

/** What a changed answer would do to the metrics and to the first recommendation that is still open. Pure. */
export function previewOf(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  changed: GivenAnswer,
  language: Language,
  decided: Decided,
): Preview {
  return {
    before: outcomeOf(questionBank, answers, language, decided),
    after: outcomeOf(questionBank, withChanged(answers, changed), language, decided),
  };
}
