import { NONE_OF_THESE, SKIP, type Answer } from '@verdant/shared/contract';
import type { QuestionDefinition } from '../../src/quiz/question-bank';
import type { QuestionItem } from '../../src/quiz/model';
import { LATENT_POINT_COUNT, latentPoints } from '../../src/quiz/model/grid';
import type { Random } from './random';

/**
 * Error in a question's parameters: its discrimination is multiplied by `stretch`, and `move` is added to its boundaries.
 */
export interface ParameterDistortion {
  readonly stretch: number;
  readonly move: number;
}

/** One choice inside a question: the steps among which a user chooses, the unhealthiest step first. */
interface Ladder {
  readonly steps: readonly { readonly value: string | number; readonly chance: Float64Array }[];
}

function at(curve: Float64Array, theta: number): number {
  const first = latentPoints[0] ?? 0;
  const width = (latentPoints[1] ?? 0) - first;
  const place = Math.min(LATENT_POINT_COUNT - 1, Math.max(0, (theta - first) / width));
  const below = Math.floor(place);
  const low = curve[below] ?? 0;
  return low + (place - below) * ((curve[below + 1] ?? low) - low);
}

const logit = (chance: number) => Math.log(Math.max(chance, 1e-12) / Math.max(1 - chance, 1e-12));
const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** Returns the steps' chances at theta, which `move` shifts; `stretch` multiplies the logit of each boundary. */
function chancesAt({ steps }: Ladder, theta: number, { stretch, move }: ParameterDistortion): number[] {
  const chances = steps.map(({ chance }) => at(chance, theta - move));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  const atOrAbove = chances.map((_, step) => chances.slice(step).reduce((sum, chance) => sum + chance, 0) / total);
  const distorted = atOrAbove.map((chance, step) => (step === 0 ? 1 : logistic(stretch * logit(chance))));
  return distorted.map((chance, step) => chance - (distorted[step + 1] ?? 0));
}

function take(ladder: Ladder, theta: number, distortion: ParameterDistortion, random: Random): string | number {
  let left = random.uniform();
  const chances = chancesAt(ladder, theta, distortion);
  const index = chances.findIndex((chance) => (left -= chance) <= 0);
  return ladder.steps[index === -1 ? ladder.steps.length - 1 : index]?.value ?? SKIP;
}

function curveOf(item: QuestionItem, answer: Answer): Float64Array {
  return item.likelihood(answer, true) ?? new Float64Array(LATENT_POINT_COUNT);
}

function add(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, t) => value + (b[t] ?? 0));
}

/** Returns one choice per option: ticked or not ticked. Chances are summed over all combinations of the other options. */
function tickLadders(item: QuestionItem, question: Extract<QuestionDefinition, { type: 'multiple_choice' }>): Ladder[] {
  const values = question.options.map(({ value }) => value);
  const combinations = Array.from({ length: 2 ** values.length }, (_, code) =>
    values.filter((_value, bit) => ((code >> bit) & 1) === 1),
  );
  const curves = combinations.map((ticked) =>
    curveOf(item, ticked.length > 0 ? ticked : [question.none ? NONE_OF_THESE : SKIP]),
  );
  return values.map((value) => {
    const zero = new Float64Array(LATENT_POINT_COUNT);
    const ticked = combinations.reduce<Float64Array>(
      (sum, combination, c) => (combination.includes(value) ? add(sum, curves[c] ?? zero) : sum),
      zero,
    );
    const yes = { value, chance: ticked };
    const no = { value: SKIP, chance: ticked.map((chance) => 1 - chance) };
    // The unhealthiest step is first: a good habit that is not ticked, or a debt that is ticked.
    return { steps: question.scoring === 'coverage' ? [no, yes] : [yes, no] };
  });
}

export type AnswerSampler = (theta: number, distortion: ParameterDistortion, random: Random) => Answer;

export function createAnswerSampler(item: QuestionItem): AnswerSampler {
  const { question } = item;
  if (question.type !== 'multiple_choice') {
    const steps = question.options.toReversed().map(({ value }) => ({ value, chance: curveOf(item, value) }));
    return (theta, distortion, random) => take({ steps }, theta, distortion, random);
  }
  const ladders = tickLadders(item, question);
  return (theta, distortion, random) => {
    const ticked = ladders.map((ladder) => take(ladder, theta, distortion, random)).filter((value) => value !== SKIP);
    return ticked.length > 0 ? ticked.map(String) : [question.none ? NONE_OF_THESE : SKIP];
  };
}
