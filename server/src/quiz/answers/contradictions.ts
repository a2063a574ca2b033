import type { Bank, ScoredArea } from '../bank';
import { isScoredArea } from '../bank';
import { chosenValues } from './answer-points';
import type { GivenAnswer } from './given-answer';

/** The areas in which two answers cannot both be true. Their scores stay, and are called less certain. */
export function contradictedAreas(bank: Bank, answers: readonly GivenAnswer[]): ReadonlySet<ScoredArea> {
  const says = ({ question, anyOf }: { readonly question: string; readonly anyOf: readonly string[] }) => {
    const given = answers.find(({ questionId }) => questionId === question);
    return given !== undefined && chosenValues(given.answer).some((value) => anyOf.includes(value));
  };
  const areas = bank.contradictions
    .filter(({ first, second }) => says(first) && says(second))
    .flatMap(({ first, second }) => [bank.byId.get(first.question)?.area, bank.byId.get(second.question)?.area]);
  return new Set(areas.filter((area) => area !== undefined && isScoredArea(area)));
}
