import type { QuestionBank, ScoredArea } from '../question-bank';
import { isScoredArea } from '../question-bank';
import { chosenValues } from './answer-points';
import type { GivenAnswer } from './given-answer';

/** The areas in which two answers cannot both be true. Their scores stay, and are called less certain. */
export function contradictedAreas(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
): ReadonlySet<ScoredArea> {
  const includesAny = ({ question, anyOf }: { readonly question: string; readonly anyOf: readonly string[] }) => {
    const given = answers.find(({ questionId }) => questionId === question);
    return given !== undefined && chosenValues(given.answer).some((value) => anyOf.includes(value));
  };
  const areas = questionBank.contradictions
    .filter(({ first, second }) => includesAny(first) && includesAny(second))
    .flatMap(({ first, second }) => [
      questionBank.byId.get(first.question)?.area,
      questionBank.byId.get(second.question)?.area,
    ]);
  return new Set(areas.filter((area) => area !== undefined && isScoredArea(area)));
}
