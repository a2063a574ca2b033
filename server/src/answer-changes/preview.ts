import type { Language, Outcome, Preview } from '@verdant/shared/contract';
import { buildInsights } from '../insights/build-insights';
import type { GivenAnswer } from '../quiz/answers';
import type { QuestionBank } from '../quiz/question-bank';

/** The answers with one of them changed, in their order. */
function withChanged(answers: readonly GivenAnswer[], changed: GivenAnswer): GivenAnswer[] {
  return answers.map((given) => (given.questionId === changed.questionId ? changed : given));
}

function outcomeOf(questionBank: QuestionBank, answers: readonly GivenAnswer[], language: Language): Outcome {
  const { insights, status = 'scored' } = buildInsights(questionBank, answers, language);
  const lists = insights.flatMap((one) => (one.type === 'recommendations' ? one.recommendations : []));
  return { status, metrics: insights.filter((one) => one.type === 'metric'), first: lists[0] ?? null };
}

/** What a changed answer would do to the metrics and to the first recommendation. Pure. */
export function previewOf(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  changed: GivenAnswer,
  language: Language,
): Preview {
  return {
    before: outcomeOf(questionBank, answers, language),
    after: outcomeOf(questionBank, withChanged(answers, changed), language),
  };
}
