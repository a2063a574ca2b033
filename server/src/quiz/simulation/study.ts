import type { QuestionBank } from '../question-bank';
import { nextQuestion } from '../engine';
import { handMadeForm } from './fixed-forms';
import { adaptiveForm, fixedForm, LENGTH, randomForm, sessionSeed, type Form } from './forms';
import { exposure, measure, trueScores, type Measured } from './measure';
import { populationOf, type Condition, type Person } from './population';
import { brokenRules, isTooLong } from './rules';

export const formNames = ['adaptive', 'hand-made fixed', 'greedy fixed', 'balanced random'] as const;
export type FormName = (typeof formNames)[number];

function byForm<T>(value: (name: FormName) => T): Readonly<Record<FormName, T>> {
  return {
    adaptive: value('adaptive'),
    'hand-made fixed': value('hand-made fixed'),
    'greedy fixed': value('greedy fixed'),
    'balanced random': value('balanced random'),
  };
}

/** What the adaptive quiz did, beside its errors. */
export interface AdaptivePaths {
  /** Rules of content that any path broke. */
  readonly broken: readonly string[];
  readonly tooLong: number;
  /** Different questions asked, and the largest share of paths that one other than an opener is part of. */
  readonly questionsUsed: number;
  readonly largestExposure: number;
  readonly differentPaths: number;
  /** 95th percentile of the processor time to choose a question, in milliseconds. */
  readonly stepP95: number;
}

export interface Study {
  readonly people: number;
  readonly results: Readonly<Record<Condition, Readonly<Record<FormName, Omit<Measured, 'paths'>>>>>;
  readonly adaptive: AdaptivePaths;
}

function formsOf(questionBank: QuestionBank, greedy: readonly string[]): Readonly<Record<FormName, Form>> {
  return {
    adaptive: adaptiveForm(questionBank),
    'hand-made fixed': fixedForm(handMadeForm),
    'greedy fixed': fixedForm(greedy),
    'balanced random': randomForm(questionBank),
  };
}

function stepTimes(questionBank: QuestionBank, people: readonly Person[], now: () => number): number {
  const times: number[] = [];
  people.forEach((person, index) => {
    const answers: Person[number][] = [];
    for (;;) {
      const start = now();
      const question = nextQuestion(questionBank, answers, { total: LENGTH, seed: sessionSeed(index, 2) });
      times.push(now() - start);
      const given = person.find(({ questionId }) => questionId === question?.id);
      if (!given) break;
      answers.push(given);
    }
  });
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

function pathsOf(questionBank: QuestionBank, { paths }: Measured, stepP95: number): AdaptivePaths {
  const shares = exposure(paths);
  const openers = questionBank.questions.filter(({ opening }) => opening !== undefined).map(({ id }) => id);
  const others = [...shares].filter(([id]) => !openers.includes(id)).map(([, share]) => share);
  return {
    broken: [...new Set(paths.flatMap((path) => brokenRules(questionBank, path, LENGTH)))],
    tooLong: paths.filter((path) => isTooLong(questionBank, path)).length / paths.length,
    questionsUsed: shares.size,
    largestExposure: Math.max(...others),
    differentPaths: new Set(paths.map((path) => path.map(({ questionId }) => questionId).join(' '))).size,
    stepP95,
  };
}

export interface StudyOptions {
  readonly people: number;
  readonly seed: number;
  readonly greedy: readonly string[];
  /** Milliseconds of processor time; a clock comes from outside. */
  readonly now: () => number;
}

/** Sends the same people through the adaptive quiz and its three rivals, with right and with wrong parameters. */
export function runStudy(questionBank: QuestionBank, { people, seed, greedy, now }: StudyOptions): Study {
  const forms = formsOf(questionBank, greedy);
  const measuredIn = (condition: Condition) => {
    const population = populationOf(questionBank, people, seed, condition);
    const truth = trueScores(questionBank, population);
    return byForm((name) => measure(questionBank, population, truth, forms[name], seed));
  };
  const right = measuredIn('right');
  const wrong = measuredIn('wrong');
  const timed = populationOf(questionBank, Math.min(people, 100), seed, 'right');
  return {
    people,
    results: { right, wrong },
    adaptive: pathsOf(questionBank, right.adaptive, stepTimes(questionBank, timed, now)),
  };
}
