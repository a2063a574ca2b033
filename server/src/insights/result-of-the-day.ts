import type { Answer, Language, QuizResult } from '@verdant/shared/contract';
import type { GivenAnswer } from '../quiz/answers';
import type { QuestionBank } from '../quiz/question-bank';
import { buildInsights } from './build-insights';
import { explain } from './explanation/explain';
import type { Decided } from './recommendations/decided';

/** An answer by now, and the one of the day if that was another. */
type DatedAnswer = GivenAnswer & { readonly firstAnswer: Answer | null };

/**
 * What a completed quiz said on its day: its answers before any of them was changed, and of the decisions about advice only
 * those made before. Answers beside the ten count whenever they were given: the advice follows them. Pure.
 */
export function resultOfTheDay(
  questionBank: QuestionBank,
  answers: readonly DatedAnswer[],
  language: Language,
  { decisions, completedAt }: Decided,
): Pick<QuizResult, 'changed' | 'insights' | 'metrics'> {
  const ofTheDay = answers.map(({ firstAnswer, ...given }) => ({ ...given, answer: firstAnswer ?? given.answer }));
  const before = new Map([...decisions].filter(([, { changedAt }]) => changedAt < completedAt));
  return {
    changed: answers.filter(({ firstAnswer }) => firstAnswer !== null).length,
    insights: buildInsights(questionBank, ofTheDay, language, { decisions: before, completedAt }),
    metrics: explain(questionBank, ofTheDay, null, language),
  };
}
