import type { Contradiction, QuestionBank, ScoredArea } from '../question-bank';
import { isScoredArea } from '../question-bank';
import { chosenValues } from './answer-points';
import type { GivenAnswer } from './given-answer';

/** Pairs of answers that cannot both be true. */
export function contradictionsIn(questionBank: QuestionBank, answers: readonly GivenAnswer[]): Contradiction[] {
  const says = ({ question, anyOf }: { readonly question: string; readonly anyOf: readonly string[] }) => {
    const given = answers.find(({ questionId }) => questionId === question);
    return given !== undefined && chosenValues(given.answer).some((value) => anyOf.includes(value));
  };
  return questionBank.contradictions.filter(({ first, second }) => says(first) && says(second));
}

/** Returns the areas in which two answers cannot both be true. Their scores stay but are less certain. */
export function contradictedAreas(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
): ReadonlySet<ScoredArea> {
  const areas = contradictionsIn(questionBank, answers).flatMap(({ first, second }) => [
    questionBank.byId.get(first.question)?.area,
    questionBank.byId.get(second.question)?.area,
  ]);
  return new Set(areas.filter((area) => area !== undefined && isScoredArea(area)));
}
