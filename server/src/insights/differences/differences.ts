import type { AnswerDifference, InsightsResult, Language, OfferedAnswer } from '@verdant/shared/contract';
import { chosenValues, type GivenAnswer } from '../../quiz/answers';
import { getMetrics } from '../build-insights';
import type { SuggestedAnswers } from '../../offered-answers/find-offered-answer';
import { findDifferingSuggestions } from '../own-amounts/difference-notes';
import { userFactsOf } from '../user-facts';
import { questionBank } from '../../quiz/question-bank';

/** An answer that a user keeps although a figure differs, and the value of the figure at the time of the decision. */
export interface KeptAnswer {
  readonly questionId: string;
  readonly answer: string;
  readonly value: number;
}

/** Change of a figure from which a kept difference is shown again: half a month of spending, or 5% of income. */
const farEnough: Readonly<Record<OfferedAnswer['figure']['kind'], number>> = { covered_months: 0.5, spent_percent: 5 };
/** Rounding error of the stored figure, a `real`. */
const ROUNDING = 1e-4;

/** True if the user kept this answer and the figure has hardly changed since. */
function isKept(id: string, given: string, { figure }: OfferedAnswer, kept: readonly KeptAnswer[]): boolean {
  const found = kept.find(({ questionId, answer }) => questionId === id && answer === given);
  return found !== undefined && Math.abs(found.value - figure.value) <= farEnough[figure.kind] + ROUNDING;
}

interface DifferenceContext {
  readonly sessionId: string;
  readonly answers: readonly (GivenAnswer & { readonly submittedAt: Date })[];
  readonly offers: SuggestedAnswers;
  readonly kept: readonly KeptAnswer[];
  readonly language: Language;
  /** Returns the insights with these answers. */
  readonly insightsOf: (answers: readonly GivenAnswer[]) => InsightsResult;
}

/** Finds the answers that differ from the suggested option, each with the metrics of that option. Pure. */
export function differencesOf(context: DifferenceContext): AnswerDifference[] {
  const { sessionId, answers, offers, kept, language, insightsOf } = context;
  return findDifferingSuggestions(userFactsOf(answers), offers).flatMap(([id, offered]): AnswerDifference[] => {
    const question = questionBank.byId.get(id);
    const given = answers.find(({ questionId }) => questionId === id);
    const [value = ''] = chosenValues(given?.answer ?? []);
    if (!question || !given || isKept(id, value, offered, kept)) return [];
    const words = question.words[language];
    const labelOf = (option: string) =>
      words.options.find(({ value: optionValue }) => optionValue === option)?.label ?? '';
    const after = insightsOf(
      answers.map((answer) => (answer.questionId === id ? { ...answer, answer: offered.answer } : answer)),
    );
    return [
      {
        session_id: sessionId,
        question_id: id,
        question: words.text,
        given: {
          label: labelOf(value),
          ...(given.source === 'accounts' && { source_on: given.submittedAt.toISOString() }),
        },
        offered,
        offered_label: labelOf(offered.answer),
        metrics: getMetrics(after),
      },
    ];
  });
}
