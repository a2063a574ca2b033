import { NONE_OF_THESE, type Answer } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { extraQuestions } from '../../quiz/extra-questions';
import { questionBank } from '../../quiz/question-bank';
import { adaptiveForm, sessionSeed } from '../../../studies/quiz/forms';
import { independentPopulation } from '../../../studies/quiz/independent-population';
import { modelPopulation } from '../../../studies/quiz/population';
import { userFactsOf, type UserFacts } from '../user-facts';
import { recommend } from '../recommendations/recommend';
import { textsIn } from '../texts';

/** A user who has answered a quiz with all extra questions, and the ids of the advice shown to this user. */
export interface SimulatedUser {
  readonly picture: UserFacts;
  readonly read: readonly string[];
}

const upkeepByTitle = new Map(Object.entries(textsIn('en').upkeep).map(([id, { title }]) => [title, id]));

/** Test kit: returns the ids of the advice that a user sees. */
export const adviceIdsFor = (picture: UserFacts) =>
  recommend(picture, 'en').map(({ id, title }) => id ?? upkeepByTitle.get(title) ?? title);

/** Test kit: returns the answers of two populations, `count` users of each. */
export const simulateAnswerSets = (count: number, seed: number) => [
  ...independentPopulation(questionBank, count, seed),
  ...modelPopulation(questionBank, count, seed, 'wrong'),
];

/**
 * Replaces random profile answers, because most random answers would mean financial trouble. Three in four users then have
 * no missed payment and no pressure, and the free-text wish of every user names no goal.
 */
function likeAPerson(person: readonly GivenAnswer[], index: number): GivenAnswer[] {
  const calm: Readonly<Record<string, Answer>> =
    index % 4 === 0
      ? {}
      : { 'profile-missed': 'never', 'profile-bnpl': 'on_time', 'profile-pressure': [NONE_OF_THESE] };
  const set: Readonly<Record<string, Answer>> = { ...calm, 'profile-wish': 'To sleep well at night' };
  return person.map((given) => ({ ...given, answer: set[given.questionId] ?? given.answer }));
}

/** Number of rounds of extra questions: two, because answers to some extra questions lead to further extra questions. */
const ROUNDS = 2;

function withExtras(ten: readonly GivenAnswer[], person: readonly GivenAnswer[]): GivenAnswer[] {
  let answers = [...ten];
  for (let round = 0; round < ROUNDS; round += 1) {
    const offered = extraQuestions(questionBank, answers).map(({ id }) => id);
    const given = person.filter(({ questionId }) => offered.includes(questionId));
    answers = [...answers, ...given.filter((one) => !answers.some(({ questionId }) => questionId === one.questionId))];
  }
  return answers;
}

/** Test kit: returns simulated users of two populations, `count` of each, with the ids of the advice that they see. */
export function simulateUsers(count: number, seed: number): SimulatedUser[] {
  const adaptive = adaptiveForm(questionBank);
  return simulateAnswerSets(count, seed).map((drawn, index) => {
    const person = likeAPerson(drawn, index);
    const picture = userFactsOf(questionBank, withExtras(adaptive(person, sessionSeed(index, seed)), person));
    return { picture, read: adviceIdsFor(picture) };
  });
}
