import * as v from 'valibot';
import { languages, NONE_OF_THESE, SKIP } from '@verdant/shared/contract';
import { areas, isScoredArea, type ScoredArea } from './areas';
import { textsShape, type WordsByLanguage } from './question-texts';

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
export type Flag = (typeof flags)[number];

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

/** Discrimination of the graded response model, as estimated by authors. Scales are a fifth lower. */
export const discriminations = { vague: 0.9, normal: 1.4, strong: 2.0, anchor: 2.6 } as const;
export type Strength = keyof typeof discriminations;
const strengths = ['vague', 'normal', 'strong', 'anchor'] as const satisfies readonly Strength[];

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
  /** True if the question follows the ten, for better advice. Only in `profile`. */
  extra: v.optional(v.boolean(), false),
  /** Condition of the question: a value of `anyOf` was chosen. */
  gate: v.optional(
    v.strictObject({
      question: id,
      anyOf: v.pipe(v.array(optionValue), v.minLength(1)),
      /** True if the question also applies after "prefer not to say". */
      whenSkipped: v.optional(v.boolean(), false),
    }),
  ),
  /** Points that count while the gate is closed: a user without a credit card has no card debt. */
  closedPoints: v.optional(points),
  /** Ids of questions about the same fact, of which a quiz asks one. */
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
  /** Options from the healthiest, with shares of 100 in all. Points in `profile` mean risk or time. */
  options: v.pipe(v.array(option), v.minLength(2)),
  skip,
});

const multipleChoice = v.strictObject({
  ...common,
  type: v.literal('multiple_choice'),
  /** Points: 100 minus the penalties (`additive`), the chosen share of options (`coverage`), or `none`. */
  scoring: v.picklist(['additive', 'coverage', 'none']),
  options: v.pipe(
    v.array(
      v.strictObject({
        value: v.pipe(
          optionValue,
          v.notValue(NONE_OF_THESE, 'an option of a multiple choice may not be "none": use the question\'s none'),
        ),
        penalty: v.optional(points, 0),
        /** Share of users who tick the option; no sum of 100 is needed. */
        share: v.optional(share),
        /** Strength of the option, if different from the question's. */
        strength: v.optional(v.picklist(strengths)),
        flags: flagList,
      }),
    ),
    v.minLength(2),
    v.maxLength(9, 'nine options are the most: every combination has a probability'),
  ),
  /** Values with another meaning in an older question bank, ignored in stored answers. */
  retired: v.optional(v.array(optionValue), []),
  /** True if "none of these" is an option, ignored next to any other. */
  none: v.optional(v.boolean(), false),
  skip,
});

/** Steps of a slider, each with two positions. */
export const SCALE_STEPS = 5;

const scaleQuestion = v.strictObject({
  ...common,
  type: v.literal('scale'),
  /** Steps of the positions 10 and 9, to 2 and 1, healthiest first. Users do not see the names. */
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

/** A question whose answer has points. */
export type ScoredQuestion = QuestionDefinition & { readonly area: ScoredArea };

/** A question whose answer is one of ordered steps. */
export type OrderedQuestion = Exclude<QuestionDefinition, { type: 'multiple_choice' }>;

export function isScored(question: QuestionDefinition): question is ScoredQuestion {
  return isScoredArea(question.area) && (question.type !== 'multiple_choice' || question.scoring !== 'none');
}

/** Returns the possible values of an answer, except "prefer not to say". */
export function valuesOf(question: QuestionDefinition): string[] {
  const none = question.type === 'multiple_choice' && question.none ? [NONE_OF_THESE] : [];
  return [...question.options.map(({ value }) => value), ...none];
}

/** Answers that cannot both be true, which make scores less certain. */
const contradiction = v.strictObject({
  first: v.strictObject({ question: id, anyOf: v.pipe(v.array(optionValue), v.minLength(1)) }),
  second: v.strictObject({ question: id, anyOf: v.pipe(v.array(optionValue), v.minLength(1)) }),
  /** Question that is asked next, once, to resolve the contradiction. */
  clarify: v.optional(id),
});
export type Contradiction = v.InferOutput<typeof contradiction>;

export const questionBankShape = v.strictObject({
  id,
  questions: v.array(questionDefinition),
  contradictions: v.optional(v.array(contradiction), []),
  texts: v.strictObject(v.entriesFromList(languages, textsShape)),
});
export type QuestionBankInput = v.InferInput<typeof questionBankShape>;
