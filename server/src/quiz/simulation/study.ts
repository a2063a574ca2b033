import type { QuestionBank } from '../question-bank';
import { handMadeForm } from './fixed-forms';
import { adaptiveForm, fixedForm, LENGTH, randomForm, type Form } from './forms';
import { exposure, measure, trueScores, type Measured } from './measure';
import { populationOf, type Condition } from './population';
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

function pathsOf(questionBank: QuestionBank, { paths }: Measured): AdaptivePaths {
  const shares = exposure(paths);
  const openers = questionBank.questions.filter(({ opening }) => opening !== undefined).map(({ id }) => id);
  const others = [...shares].filter(([id]) => !openers.includes(id)).map(([, share]) => share);
  return {
    broken: [...new Set(paths.flatMap((path) => brokenRules(questionBank, path, LENGTH)))],
    tooLong: paths.filter((path) => isTooLong(questionBank, path)).length / paths.length,
    questionsUsed: shares.size,
    largestExposure: Math.max(...others),
    differentPaths: new Set(paths.map((path) => path.map(({ questionId }) => questionId).join(' '))).size,
  };
}

export interface StudyOptions {
  readonly people: number;
  readonly seed: number;
  readonly greedy: readonly string[];
}

/** Sends the same people through the adaptive quiz and its three rivals, with right and with wrong parameters. */
export function runStudy(questionBank: QuestionBank, { people, seed, greedy }: StudyOptions): Study {
  const forms = formsOf(questionBank, greedy);
  const measuredIn = (condition: Condition) => {
    const population = populationOf(questionBank, people, seed, condition);
    const truth = trueScores(questionBank, population);
    return byForm((name) => measure(questionBank, population, truth, forms[name], seed));
  };
  const right = measuredIn('right');
  const wrong = measuredIn('wrong');
  return {
    people,
    results: { right, wrong },
    adaptive: pathsOf(questionBank, right.adaptive),
  };
}
