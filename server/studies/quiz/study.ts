import type { GivenAnswer } from '../../src/quiz/answers';
import { byMetric, type ByMetric } from '../../src/quiz/model';
import type { QuestionBank } from '../../src/quiz/question-bank';
import { isClearChange, scoreAnswers } from '../../src/quiz/scoring';
import { handMadeQuestionIds, adaptiveForm, fixedForm, QUIZ_LENGTH, sessionSeed } from './forms';
import { independentPopulation } from './independent-population';
import { measureForm, trueScores, type FormMeasurements } from './measure';
import { modelPopulation, type Person } from './population';
import { createSeededRandom, type Random } from './random';
import { brokenRules, isQuizTooLong } from './rules';

interface Retake {
  /** Standard deviation of the second score minus the first, in points. */
  readonly sd: ByMetric<number>;
  readonly called: ByMetric<number>;
}

/**
 * Answers in the second quiz. `same`: all answers are repeated; `wavering`: one answer in ten is one step higher or lower.
 */
type Memory = 'same' | 'wavering';
const WAVERING = 0.1;

function oneStepAway(
  { questionId, answer, ...rest }: GivenAnswer,
  questionBank: QuestionBank,
  random: Random,
): GivenAnswer {
  const step = random.uniform() < 0.5 ? -1 : 1;
  const question = questionBank.byId.get(questionId);
  if (!question || question.type === 'multiple_choice' || question.area === 'profile') {
    return { questionId, answer, ...rest };
  }
  const at = question.options.findIndex(({ value }) => value === answer);
  return { questionId, answer: question.options[at + step]?.value ?? answer, ...rest };
}

function later(questionBank: QuestionBank, people: readonly Person[], memory: Memory, seed: number): Person[] {
  if (memory === 'same') return [...people];
  const random = createSeededRandom(seed);
  return people.map((person) =>
    person.map((given) => (random.uniform() < WAVERING ? oneStepAway(given, questionBank, random) : given)),
  );
}

interface RetakeOptions {
  readonly memory: Memory;
  readonly seed: number;
}

/**
 * Simulates that every user takes the quiz twice. The second quiz knows the questions of the first quiz, as in the product.
 */
function measureRetake(questionBank: QuestionBank, people: readonly Person[], { memory, seed }: RetakeOptions): Retake {
  const again = later(questionBank, people, memory, seed);
  const pairs = people.map((person, index) => {
    const first = adaptiveForm(questionBank)(person, sessionSeed(index, seed));
    const previous = first.map(({ questionId }) => questionId);
    const second = adaptiveForm(questionBank, previous)(again[index] ?? person, sessionSeed(index, seed + 1));
    return [scoreAnswers(questionBank, first).metrics, scoreAnswers(questionBank, second).metrics] as const;
  });
  const share = (is: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(is).length / pairs.length;
  return {
    sd: byMetric((name) =>
      Math.sqrt(pairs.reduce((sum, [a, b]) => sum + (b[name].value - a[name].value) ** 2, 0) / pairs.length),
    ),
    called: byMetric((name) => share(([a, b]) => isClearChange(a[name], b[name]))),
  };
}

/** Name of a form: the product's quiz, or the fixed questions of a careful author, with which the quiz is compared. */
type FormName = 'adaptive' | 'hand-made';

/** Source of the simulated users: the model, the model with wrong parameters, or an independent population. */
export const studyConditions = ['right', 'wrong', 'independent'] as const;
export type StudyCondition = (typeof studyConditions)[number];

interface AdaptivePaths {
  readonly broken: readonly string[];
  readonly tooLong: number;
}

export type StudyResult = Omit<FormMeasurements, 'paths'>;

export interface Study {
  readonly results: Readonly<Record<StudyCondition, Readonly<Record<FormName, StudyResult>>>>;
  readonly adaptive: AdaptivePaths;
  /** Results of retakes by simulated users with unchanged finances, from the model or the independent population. */
  readonly retakes: readonly (Retake & {
    readonly people: StudyCondition;
    readonly memory: Memory;
  })[];
}

function pathsOf(questionBank: QuestionBank, { paths }: FormMeasurements): AdaptivePaths {
  return {
    broken: [...new Set(paths.flatMap((path) => brokenRules(questionBank, path, QUIZ_LENGTH)))],
    tooLong: paths.filter((path) => isQuizTooLong(questionBank, path)).length / paths.length,
  };
}

interface StudyOptions {
  readonly people: number;
  readonly seed: number;
}

function peopleOf(questionBank: QuestionBank, condition: StudyCondition, { people, seed }: StudyOptions): Person[] {
  return condition === 'independent'
    ? independentPopulation(questionBank, people, seed)
    : modelPopulation(questionBank, people, seed, condition);
}

const RETAKERS = 300;

function retakesOf(questionBank: QuestionBank, options: StudyOptions): Study['retakes'] {
  return (['right', 'independent'] as const).flatMap((condition) => {
    const people = peopleOf(questionBank, condition, { ...options, people: Math.min(RETAKERS, options.people) });
    return (['same', 'wavering'] as const).map((memory) => ({
      people: condition,
      memory,
      ...measureRetake(questionBank, people, { memory, seed: options.seed }),
    }));
  });
}

/** Simulates that the same users take the adaptive quiz and the hand-made form, for each `StudyCondition`. */
export function runStudy(questionBank: QuestionBank, options: StudyOptions): Study {
  const forms = { adaptive: adaptiveForm(questionBank), 'hand-made': fixedForm(handMadeQuestionIds) };
  const measuredIn = (condition: StudyCondition) => {
    const population = peopleOf(questionBank, condition, options);
    const truth = trueScores(questionBank, population);
    const measured = (name: FormName) => measureForm(questionBank, population, truth, forms[name], options.seed);
    return { adaptive: measured('adaptive'), 'hand-made': measured('hand-made') };
  };
  const right = measuredIn('right');
  return {
    results: { right, wrong: measuredIn('wrong'), independent: measuredIn('independent') },
    adaptive: pathsOf(questionBank, right.adaptive),
    retakes: retakesOf(questionBank, options),
  };
}
