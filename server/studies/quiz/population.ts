import { SKIP, type Answer } from '@verdant/shared/contract';
import { gateState, type GivenAnswer } from '../../src/quiz/answers';
import {
  byArea,
  getAnswerValues,
  type QuestionBank,
  type QuestionDefinition,
  type ByArea,
} from '../../src/quiz/question-bank';
import { modelOf, type QuestionBankModel } from '../../src/quiz/model';
import { FACTOR_LOADING } from '../../src/quiz/model/grid';
import { createAnswerSampler, type ParameterDistortion } from './ladders';
import { createSeededRandom, type Random } from './random';

/** Behaviour of simulated users. `right`: by the question bank's parameters; `wrong`: deviating, as real users do. */
export type ParameterAccuracy = 'right' | 'wrong';

/** Everything a simulated person would answer: one answer to every question that applies to them. */
export type Person = readonly GivenAnswer[];

/** Spread of the wrong parameters: discriminations are multiplied by exp(N(0, .35)), boundaries get N(0, .4) added. */
const WRONG_DISCRIMINATION = 0.35;
const WRONG_BOUNDARY = 0.4;
/** Number of users per set of wrong parameters; several sets are used so that a result does not depend on a single set. */
const PEOPLE_PER_SET = 20;

const exact: ParameterDistortion = { stretch: 1, move: 0 };

/** Returns a random answer to a question on which no score depends, such as a profile question. */
export function randomAnswer(question: QuestionDefinition, random: Random): Answer {
  const values = getAnswerValues(question);
  const value = values[Math.floor(random.uniform() * values.length)] ?? SKIP;
  return question.type === 'multiple_choice' ? [value] : value;
}

function distortionsOf(model: QuestionBankModel, random: Random): ReadonlyMap<string, ParameterDistortion> {
  return new Map(
    model.items.map(({ question }) => [
      question.id,
      { stretch: Math.exp(random.normal() * WRONG_DISCRIMINATION), move: random.normal() * WRONG_BOUNDARY },
    ]),
  );
}

function latentsOf(random: Random): ByArea<number> {
  const general = random.normal();
  return byArea(() => FACTOR_LOADING * general + Math.sqrt(1 - FACTOR_LOADING ** 2) * random.normal());
}

/** Returns `count` people, the same in every run with the same seed. Their latent traits are drawn from the model. */
export function modelPopulation(
  questionBank: QuestionBank,
  count: number,
  seed: number,
  condition: ParameterAccuracy,
): Person[] {
  const model = modelOf(questionBank);
  const random = createSeededRandom(seed);
  const answerings = new Map(model.items.map((item) => [item.question.id, createAnswerSampler(item)]));
  // The opening questions decide which other questions apply, so they are answered first.
  const ordered = questionBank.questions.toSorted((a, b) => (a.opening ?? 9) - (b.opening ?? 9));
  let distortions: ReadonlyMap<string, ParameterDistortion> = new Map();
  return Array.from({ length: count }, (_, index) => {
    if (condition === 'wrong' && index % PEOPLE_PER_SET === 0) distortions = distortionsOf(model, random);
    const latents = latentsOf(random);
    const person: GivenAnswer[] = [];
    for (const question of ordered) {
      if (gateState(question, person) === 'closed') continue;
      const answer = answerings.get(question.id);
      const { area } = question;
      person.push({
        questionId: question.id,
        answer:
          answer && area !== 'profile'
            ? answer(latents[area], distortions.get(question.id) ?? exact, random)
            : randomAnswer(question, random),
      });
    }
    return person;
  });
}
