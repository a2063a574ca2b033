import * as v from 'valibot';
import { NONE_OF_THESE, SKIP } from '@verdant/shared/contract';
import { areas, isScoredArea, type ScoredArea } from './areas';
import type { WordsByLanguage } from './question-texts';

/** Flags that an answer can raise in addition to points. */
export const flags = [
  'payday_loan',
  'arrears',
  'card_debt',
  'buffer_under_1_month',
  'buffer_under_3_months',
  // Warning sign of hardship without overdue payments.
  'strain',
] as const;
export type AnswerFlag = (typeof flags)[number];

/** Roles of a question in addition to the area. */
export const roles = [
  'goal',
  'risk',
  'bills',
  'missed',
  'essentials',
  'pressure',
  'support',
  'state',
  'age',
  'follow_up',
] as const;

/** Discriminations of the graded response model, estimated by the questions' authors. A slider's is a fifth lower. */
export const discriminations = { vague: 0.9, normal: 1.4, strong: 2.0, anchor: 2.6 } as const;
export type DiscriminationLevel = keyof typeof discriminations;
const strengths = ['vague', 'normal', 'strong', 'anchor'] as const satisfies readonly DiscriminationLevel[];

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of a-z, 0-9 and hyphens'));
const optionValue = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'an option value is made of a-z, 0-9 and underscores'),
  v.notValue(SKIP, 'an option value may not be "skip": use the question\'s skip'),
);
const points = v.pipe(
  v.number(),
  v.minValue(0, 'points run from 0 to 100'),
  v.maxValue(100, 'points run from 0 to 100'),
);

/** Estimated percentage of Australian adults who would give the answer. */
const share = v.pipe(
  v.number(),
  v.minValue(0.5, 'a share is at least 0.5 percent'),
  v.maxValue(99, 'a share is at most 99 percent'),
);

const flagList = v.optional(v.array(v.picklist(flags)), []);

const common = {
  id,
  area: v.picklist(areas),
  /** Weight in the area's score: 2 for an anchor, else 1; less for a detail of one kind of debt. */
  weight: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(5)), 1),
  strength: v.optional(v.picklist(strengths), 'normal'),
  /** Time to read and answer, in seconds. */
  seconds: v.pipe(v.number(), v.minValue(3), v.maxValue(60)),
  /** True for the question that represents the area. */
  anchor: v.optional(v.boolean(), false),
  /** Position of an opening question in every quiz. */
  opening: v.optional(v.picklist([1, 2])),
  role: v.optional(v.picklist(roles)),
  /** True if the question is asked after the ten main questions, to improve advice. Only allowed in the area `profile`. */
  extra: v.optional(v.boolean(), false),
  /** Condition under which the question applies: a value of `anyOf` was chosen in the named question. */
  gate: v.optional(
    v.strictObject({
      question: id,
      anyOf: v.pipe(v.array(optionValue), v.minLength(1)),
      /** True if the question also applies after "prefer not to say". */
      whenSkipped: v.optional(v.boolean(), false),
    }),
  ),
  /** Points that count while the gate is closed, such as the points for no card debt of a user without a credit card. */
  closedPoints: v.optional(points),
  /** Ids of questions about the same fact; a quiz asks at most one of these questions. */
  enemies: v.optional(v.array(id), []),
};

/** Label of the option to skip the question, which has no points. */
const skip = v.optional(v.picklist(['prefer_not_to_say', 'not_sure', 'does_not_apply']), 'prefer_not_to_say');

const option = v.strictObject({
  value: optionValue,
  points: v.optional(points, 0),
  share: v.optional(share),
  flags: flagList,
});

const singleChoice = v.strictObject({
  ...common,
  type: v.literal('single_choice'),
  /** Options, the healthiest first; shares add up to 100. In the area `profile`, points mean capacity for risk or time. */
  options: v.pipe(v.array(option), v.minLength(2)),
  skip,
});

const multipleChoice = v.strictObject({
  ...common,
  type: v.literal('multiple_choice'),
  /** Rule for points: 100 minus penalties (`additive`), percentage of ticked options (`coverage`), or none (`none`). */
  scoring: v.picklist(['additive', 'coverage', 'none']),
  options: v.pipe(
    v.array(
      v.strictObject({
        value: v.pipe(
          optionValue,
          v.notValue(NONE_OF_THESE, 'an option of a multiple choice may not be "none": use the question\'s none'),
        ),
        penalty: v.optional(points, 0),
        /** Percentage of users who tick the option; the shares of a multiple choice need not add up to 100. */
        share: v.optional(share),
        /** Strength of the option; by default that of the question. */
        strength: v.optional(v.picklist(strengths)),
        flags: flagList,
      }),
    ),
    v.minLength(2),
    v.maxLength(9, 'nine options are the most: every combination has a probability'),
  ),
  /** Option values that had another meaning in an older question bank, so they are ignored in stored answers. */
  retired: v.optional(v.array(optionValue), []),
  /** True if the question has the option "none of these", which is ignored if another option is also chosen. */
  none: v.optional(v.boolean(), false),
  skip,
});

/** Steps of a slider, each with two positions. */
export const SCALE_STEPS = 5;

const scaleQuestion = v.strictObject({
  ...common,
  type: v.literal('scale'),
  /** Steps from the healthiest (slider positions 10 and 9) to the unhealthiest (2 and 1). Users do not see step names. */
  options: v.pipe(v.array(option), v.length(SCALE_STEPS)),
  skip,
});

const textQuestion = v.strictObject({
  ...common,
  type: v.literal('text'),
  /** Steps of a text about a length of time, the longest first, with `from` in months. */
  options: v.optional(v.array(v.strictObject({ ...option.entries, from: v.number() })), []),
  skip,
});

export const questionDefinition = v.variant('type', [singleChoice, multipleChoice, scaleQuestion, textQuestion]);
export type QuestionShape = v.InferOutput<typeof questionDefinition>;
export type QuestionDefinition = QuestionShape & { readonly words: WordsByLanguage };
export type QuestionInput = v.InferInput<typeof questionDefinition>;

export type ScoredQuestion = QuestionDefinition & { readonly area: ScoredArea };

/** A question whose answer is one of ordered steps. */
export type OrderedQuestion = Exclude<QuestionDefinition, { type: 'multiple_choice' }>;

export function isScored(question: QuestionDefinition): question is ScoredQuestion {
  return isScoredArea(question.area) && (question.type !== 'multiple_choice' || question.scoring !== 'none');
}

/** Returns the possible values of an answer, except "prefer not to say". */
export function getAnswerValues(question: QuestionDefinition): string[] {
  const none = question.type === 'multiple_choice' && question.none ? [NONE_OF_THESE] : [];
  return [...question.options.map(({ value }) => value), ...none];
}

/** A question and the options of which one was chosen. */
interface AnswerCondition {
  readonly question: string;
  readonly anyOf: readonly string[];
}

/** Answers that cannot both be true, which make scores less certain. */
export interface Contradiction {
  readonly first: AnswerCondition;
  readonly second: AnswerCondition;
  /** Id of the question that is asked once to resolve the contradiction. */
  readonly clarify?: string | undefined;
}
