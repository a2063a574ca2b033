import type { Answer, OfferedAnswer } from '@verdant/shared/contract';
import { answerLadders, optionForFigure } from '../../offered-answers/offered-answer';
import type { GivenAnswer } from '../../quiz/answers';
import { userFactsOf, type UserFacts } from '../user-facts';

/** Answers for tests, by the id of the question. */
export type Answers = Readonly<Record<string, Answer>>;

export function givenAnswersFrom(answers: Answers): GivenAnswer[] {
  return Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
}

/** Throws for an answer that the question bank does not know, which would be left out without notice. */
export function userFactsFrom(answers: Answers): UserFacts {
  const given = givenAnswersFrom(answers);
  const facts = userFactsOf(given);
  if (facts.answers.length < given.length) throw new Error(`an unknown answer in ${JSON.stringify(answers)}`);
  return facts;
}

/** Figures of linked accounts: months of spending that the savings cover, and spending in percent of the income. */
export type Figures = { covered_months: number; spent_percent: number };

/** Returns, for tests, the answers that accounts with these figures suggest, by question id. */
export function suggestionsFrom(figures: Figures): ReadonlyMap<string, OfferedAnswer> {
  const months = { first_month: '2026-05', last_month: '2026-10', updated_at: '2026-11-25T01:00:00.000Z' };
  return new Map(
    [...answerLadders].map(([id, ladder]) => {
      const value = figures[ladder.figure];
      return [id, { answer: optionForFigure(ladder, value) ?? '', figure: { kind: ladder.figure, value }, ...months }];
    }),
  );
}
