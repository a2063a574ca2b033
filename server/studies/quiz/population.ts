import { NONE_OF_THESE, SKIP, type Answer } from '@verdant/shared/contract';
import { gateState, type GivenAnswer } from '../../src/quiz/answers';
import {
  questionBank,
  byArea,
  getAnswerValues,
  scoredAreas,
  type ByArea,
  type QuestionDefinition,
} from '../../src/quiz/question-bank';

/** Answers of a simulated user: one answer to every question that applies to the user. */
export type SimulatedAnswers = readonly GivenAnswer[];

/** A generator of random numbers that gives the same numbers for the same seed (mulberry32). */
export interface Random {
  readonly uniform: () => number;
  readonly normal: () => number;
}

export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    uniform,
    // The Box-Muller transform. It takes the logarithm of 1 - u, which is never 0.
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}

/** Correlation of an area's trait with the general trait, around .65, the value of the quiz's model for every area. */
const LOADINGS: ByArea<number> = {
  cash_flow: 0.8,
  emergency_fund: 0.75,
  debt: 0.6,
  protection: 0.45,
  planning: 0.7,
  investing: 0.5,
};
/** Correlation of an answer with its area's trait, by the strength that the author gave the question. */
const SHARPNESS = { vague: 0.45, normal: 0.6, strong: 0.72, anchor: 0.82 } as const;
/** Share of an answer's residual that is common to all questions about the same fact. */
const SHARED_RESIDUAL = 0.5;
const CARELESS_SHARE = 0.05;

/** Returns the share of users below z, 0 to 1, by the logistic approximation of the normal distribution. */
const rankOf = (z: number) => 1 / (1 + Math.exp(-1.702 * z));

/** Returns the step that a user of this rank (0 to 1) chooses. The unhealthiest step is first; shares are percents. */
function stepAt<T>(steps: readonly { readonly value: T; readonly share: number }[], rank: number): T | undefined {
  const total = steps.reduce((sum, { share }) => sum + share, 0);
  let left = rank * total;
  return (steps.find(({ share }) => (left -= share) <= 0) ?? steps.at(-1))?.value;
}

function answerAtRank(question: QuestionDefinition, rank: () => number): Answer {
  if (question.type !== 'multiple_choice') {
    const steps = question.options.toReversed().map(({ value, share = 1 }) => ({ value, share }));
    return stepAt(steps, rank()) ?? SKIP;
  }
  const isGood = question.scoring === 'coverage';
  const ticked = question.options.filter(({ share = 50 }) =>
    isGood ? rank() > 1 - share / 100 : rank() < share / 100,
  );
  if (ticked.length > 0) return ticked.map(({ value }) => value);
  return [question.none ? NONE_OF_THESE : SKIP];
}

/** Returns a key that is equal for all questions about the same fact. */
const factOf = ({ id, enemies }: QuestionDefinition) => [id, ...enemies].toSorted().join();

function traitsOf(random: Random): ByArea<number> {
  const general = random.normal();
  return byArea((area) => LOADINGS[area] * general + Math.sqrt(1 - LOADINGS[area] ** 2) * random.normal());
}

/** Returns a function that draws the user's rank, 0 to 1, in the answers to a question. */
function createRankSampler(
  question: QuestionDefinition,
  traits: ByArea<number>,
  residual: number,
  random: Random,
): () => number {
  const area = scoredAreas.find((scoredArea) => scoredArea === question.area);
  const sharpness = SHARPNESS[question.strength];
  return () => {
    const rest = SHARED_RESIDUAL * residual + Math.sqrt(1 - SHARED_RESIDUAL ** 2) * random.normal();
    return rankOf(sharpness * (area ? traits[area] : 0) + Math.sqrt(1 - sharpness ** 2) * rest);
  };
}

/** Returns a random answer to a question on which no score depends, such as a profile question. */
function randomAnswer(question: QuestionDefinition, random: Random): Answer {
  const values = getAnswerValues(question);
  const value = values[Math.floor(random.uniform() * values.length)] ?? SKIP;
  return question.type === 'multiple_choice' ? [value] : value;
}

/**
 * Simulates `count` users without the quiz's own model, the same in every run with the same seed. Areas depend on the
 * general trait to different degrees, and answers follow ranks instead of logistic curves. Questions about one fact share a
 * residual, and some users answer without reading.
 */
export function simulatePopulation(count: number, seed: number): SimulatedAnswers[] {
  const random = createSeededRandom(seed);
  const ordered = questionBank.questions.toSorted((a, b) => (a.opening ?? 9) - (b.opening ?? 9));
  return Array.from({ length: count }, () => {
    const traits = traitsOf(random);
    const isCareless = random.uniform() < CARELESS_SHARE;
    const residuals = new Map<string, number>();
    const answers: GivenAnswer[] = [];
    for (const question of ordered) {
      if (gateState(question, answers) === 'closed') continue;
      const residual = residuals.get(factOf(question)) ?? random.normal();
      residuals.set(factOf(question), residual);
      const answer =
        isCareless || question.area === 'profile'
          ? randomAnswer(question, random)
          : answerAtRank(question, createRankSampler(question, traits, residual, random));
      answers.push({ questionId: question.id, answer });
    }
    return answers;
  });
}
