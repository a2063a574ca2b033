import type { GivenAnswer } from '../answers';
import { nextQuestion, seedOf } from '../engine';
import { situationAfter } from '../engine/next-question';
import { chance } from '../engine/seed';
import { selectQuestion } from '../engine/select';
import type { QuestionBank } from '../question-bank';
import type { Person } from './population';

/**
 * The quiz that a careful person would make by hand if everyone were asked the same: the question that stands for each
 * area, one about bills, one more about debt, and the one about the person.
 */
export const handMadeForm: readonly string[] = [
  'cash-flow-spending',
  'debt-types',
  'emergency-months',
  'debt-manageability',
  'investing-experience',
  'planning-ahead',
  'protection-review',
  'cash-flow-bills',
  'planning-retirement',
  'profile-goal',
];

/** What a careful person made before: seven scored places, and three about the person. */
export const formerForm: readonly string[] = [
  'cash-flow-spending',
  'debt-types',
  'emergency-months',
  'debt-manageability',
  'investing-experience',
  'planning-ahead',
  'protection-review',
];

/** Stands in every form, fixed or not: no score counts it. */
export const PROFILE_QUESTIONS: readonly string[] = ['profile-goal'];

/** What the greedy search of `npm run quiz:simulate` found; a smaller run compares with it. */
export const searchedForm: readonly string[] = [
  'profile-goal',
  'debt-types',
  'emergency-months',
  'investing-experience',
  'debt-manageability',
  'emergency-income-drop',
  'cash-flow-spending',
  'planning-ahead',
  'protection-review',
  'cash-flow-essentials',
];

export const LENGTH = 10;

/** A way to choose a person's questions: their answers, in the order of asking. `seed` stands for a session. */
export type Form = (person: Person, seed: number) => GivenAnswer[];

function answerOf(person: Person, questionId: string): GivenAnswer | undefined {
  return person.find((given) => given.questionId === questionId);
}

function asked(person: Person, choose: (answers: readonly GivenAnswer[]) => string | undefined): GivenAnswer[] {
  const answers: GivenAnswer[] = [];
  for (let id = choose(answers); id !== undefined; id = choose(answers)) {
    const given = answerOf(person, id);
    if (!given) throw new Error(`${id} was asked of someone it does not apply to`);
    answers.push(given);
  }
  return answers;
}

/** The product's own quiz; with `previous`, as someone takes it who was asked these questions the last time. */
export function adaptiveForm(questionBank: QuestionBank, previous: readonly string[] = []): Form {
  return (person, seed) =>
    asked(person, (answers) => nextQuestion(questionBank, answers, { total: LENGTH, seed, previous })?.id);
}

/** Questions chosen by lot, under the same rules of content, order and time as the product's quiz. */
export function randomForm(questionBank: QuestionBank): Form {
  return (person, seed) =>
    asked(person, (answers) => {
      const situation = situationAfter(questionBank, answers, { total: LENGTH, seed });
      return selectQuestion({ ...situation, gainOf: ({ id }) => chance(seed, `lot ${id}`) })?.id;
    });
}

/** The same questions for everyone. One that does not apply to a person is a place lost. */
export function fixedForm(ids: readonly string[]): Form {
  return (person) => ids.flatMap((id) => answerOf(person, id) ?? []);
}

/** A session's seed for the person with this number. */
export function sessionSeed(person: number, run: number): number {
  return seedOf(`simulated ${run} ${person}`);
}
