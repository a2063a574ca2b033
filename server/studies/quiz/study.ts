import type { GivenAnswer } from '../../src/quiz/answers';
import { byMetric, metricNames, scoreBeliefAfter, type ByMetric } from '../../src/quiz/model';
import { questionBank } from '../../src/quiz/question-bank';
import { eightyPercentOf, isClearChange, scoreAnswers } from '../../src/quiz/scoring';
import { adaptiveForm, handMadeForm, QUIZ_LENGTH, sessionSeed, type QuizForm } from './forms';
import { createSeededRandom, simulatePopulation, type Random, type SimulatedAnswers } from './population';
import { brokenRules, isQuizTooLong } from './rules';

/** Results of one form. Errors are in points of 100, relative to the score after all questions of the question bank. */
export interface FormResult {
  /** Root mean square error of each metric; `meanRmse` is the mean over the four metrics. */
  readonly rmse: ByMetric<number>;
  readonly meanRmse: number;
  /** Share of users whose score after all questions lies in the range that the quiz gave. */
  readonly coverage: ByMetric<number>;
  /** Answers of each user in the order asked. */
  readonly paths: readonly (readonly GivenAnswer[])[];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Lets every user answer a form, and compares the scores with those after all questions. Caps are not applied. */
function measureForm(users: readonly SimulatedAnswers[], form: QuizForm, run: number): FormResult {
  const paths = users.map((user, index) => form(user, sessionSeed(index, run)));
  const pairs = users.map((user, index) => ({
    actual: scoreBeliefAfter(user).metrics,
    estimated: scoreBeliefAfter(paths[index] ?? []).metrics,
  }));
  const errorsOf = (name: keyof ByMetric<number>) =>
    pairs.map(({ actual, estimated }) => ({
      error: Math.abs(estimated[name].mean - actual[name].mean),
      halfWidth: eightyPercentOf[name] * Math.sqrt(estimated[name].variance),
    }));
  const rmse = byMetric((name) => Math.sqrt(mean(errorsOf(name).map(({ error }) => error ** 2))));
  return {
    rmse,
    meanRmse: mean(metricNames.map((name) => rmse[name])),
    coverage: byMetric((name) => mean(errorsOf(name).map(({ error, halfWidth }) => Number(error <= halfWidth + 1e-9)))),
    paths,
  };
}

/** Share of the answers that are one step higher or lower in the second quiz, although the finances are unchanged. */
const WAVERING_SHARE = 0.1;

interface Retake {
  /** Standard deviation of the second score minus the first, in points. */
  readonly sd: ByMetric<number>;
  /** Share of users to whom a clear change is reported. */
  readonly clearChanges: ByMetric<number>;
}

function moveOneStep({ questionId, answer, ...rest }: GivenAnswer, random: Random): GivenAnswer {
  const step = random.uniform() < 0.5 ? -1 : 1;
  const question = questionBank.byId.get(questionId);
  if (!question || question.type === 'multiple_choice' || question.area === 'profile') {
    return { questionId, answer, ...rest };
  }
  const at = question.options.findIndex(({ value }) => value === answer);
  return { questionId, answer: question.options[at + step]?.value ?? answer, ...rest };
}

/**
 * Simulates that every user takes the quiz twice. The second quiz knows the questions of the first quiz, as in the product.
 */
function measureRetake(users: readonly SimulatedAnswers[], seed: number): Retake {
  const random = createSeededRandom(seed);
  const laterAnswers = users.map((answers) =>
    answers.map((given) => (random.uniform() < WAVERING_SHARE ? moveOneStep(given, random) : given)),
  );
  const pairs = users.map((user, index) => {
    const first = adaptiveForm()(user, sessionSeed(index, seed));
    const previous = first.map(({ questionId }) => questionId);
    const second = adaptiveForm(previous)(laterAnswers[index] ?? user, sessionSeed(index, seed + 1));
    return [scoreAnswers(first).metrics, scoreAnswers(second).metrics] as const;
  });
  return {
    sd: byMetric((name) =>
      Math.sqrt(mean(pairs.map(([first, second]) => (second[name].value - first[name].value) ** 2))),
    ),
    clearChanges: byMetric((name) =>
      mean(pairs.map(([first, second]) => Number(isClearChange(first[name], second[name])))),
    ),
  };
}

export interface Study {
  readonly adaptive: FormResult;
  readonly handMade: FormResult;
  /** Descriptions of the content rules that an adaptive quiz broke. */
  readonly broken: readonly string[];
  /** Share of the adaptive quizzes that take too long. */
  readonly tooLong: number;
  /** Results of a retake by users with unchanged finances. */
  readonly retake: Retake;
}

const RETAKERS = 300;

/** Simulates that the same users take the adaptive quiz and the hand-made form, and then the adaptive quiz again. */
export function runStudy(userCount: number, seed: number): Study {
  const users = simulatePopulation(userCount, seed);
  const adaptive = measureForm(users, adaptiveForm(), seed);
  return {
    adaptive,
    handMade: measureForm(users, handMadeForm, seed),
    broken: [...new Set(adaptive.paths.flatMap((path) => brokenRules(path, QUIZ_LENGTH)))],
    tooLong: adaptive.paths.filter(isQuizTooLong).length / users.length,
    retake: measureRetake(simulatePopulation(Math.min(RETAKERS, userCount), seed), seed),
  };
}
