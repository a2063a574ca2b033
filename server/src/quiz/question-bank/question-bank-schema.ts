import * as v from 'valibot';
import { languages, NONE_OF_THESE, SKIP } from '@verdant/shared/contract';
import { areas } from './areas';
import { textsShape, type WordsByLanguage } from './question-texts';

/** Flags that an answer may raise in addition to its points. */
export const flags = [
  'payday_loan',
  'arrears',
  'card_debt',
  'buffer_under_1_month',
  'buffer_under_3_months',
  // A warning sign of hardship without overdue payments.
  'strain',
] as const;
export type Flag = (typeof flags)[number];

/** Roles of a question in addition to its area. */
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

/**
 * Discrimination of the graded response model. Authors estimate it until answers of real users are analysed. The
 * discrimination of scales is a fifth lower.
 */
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

/** Percentage of Australian adults who would give this answer when asked: the author's best estimate. */
const share = v.pipe(
  v.number(),
  v.minValue(0.5, 'a share is at least 0.5 percent'),
  v.maxValue(99, 'a share is at most 99 percent'),
);

const flagList = v.optional(v.array(v.picklist(flags)), []);

const common = {
  id,
  area: v.picklist(areas),
  /** Weight of the answer in its area's score: 2 for an anchor, else 1; less for a detail of one kind of debt. */
  weight: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(5)), 1),
  strength: v.optional(v.picklist(strengths), 'normal'),
  /** Time to read and answer, in seconds. */
  seconds: v.pipe(v.number(), v.minValue(3), v.maxValue(60)),
  /** True for the question that represents its area. */
  anchor: v.optional(v.boolean(), false),
  /** Position of an opening question, which has a fixed place at the start of every quiz. */
  opening: v.optional(v.picklist([1, 2])),
  role: v.optional(v.picklist(roles)),
  /** True if the question is offered after the ten, for advice that fits better. Only in `profile`. */
  extra: v.optional(v.boolean(), false),
  /** Condition of the question: one of `anyOf` was chosen in the question `question`. */
  gate: v.optional(
    v.strictObject({
      question: id,
      anyOf: v.pipe(v.array(optionValue), v.minLength(1)),
      /** True if the question also applies after "prefer not to say". */
      whenSkipped: v.optional(v.boolean(), false),
    }),
  ),
  /** Points that count when the condition `gate` is not met: a user without a credit card has no problem with card debt. */
  closedPoints: v.optional(points),
  /** Ids of questions about the same fact: a quiz asks only one of these questions. */
  enemies: v.optional(v.array(id), []),
};

/** Label of the option to skip the question; the option has the value `SKIP` and never has points. */
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
  /** Options from healthiest to unhealthiest; shares total 100. In `profile`, points mean risk or time, without shares. */
  options: v.pipe(v.array(option), v.minLength(2)),
  skip,
});

const multipleChoice = v.strictObject({
  ...common,
  type: v.literal('multiple_choice'),
  /** `additive`: 100 minus the penalties, at least 0. `coverage`: the chosen share of all options. `none`: no points. */
  scoring: v.picklist(['additive', 'coverage', 'none']),
  options: v.pipe(
    v.array(
      v.strictObject({
        value: v.pipe(
          optionValue,
          v.notValue(NONE_OF_THESE, 'an option of a multiple choice may not be "none": use the question\'s none'),
        ),
        penalty: v.optional(points, 0),
        /** Share of users who tick the option. The shares need not add up to 100. */
        share: v.optional(share),
        /** Strength of this option, where it differs from the question's other options. */
        strength: v.optional(v.picklist(strengths)),
        flags: flagList,
      }),
    ),
    v.minLength(2),
    v.maxLength(9, 'nine options are the most: every combination has a probability'),
  ),
  /** Values that had another meaning in an older question bank. They are ignored in stored answers. */
  retired: v.optional(v.array(optionValue), []),
  /** True if "none of these" is an option, with the value `NONE_OF_THESE`. It is ignored if any other option is chosen. */
  none: v.optional(v.boolean(), false),
  skip,
});

/** Number of steps of a slider; each step has two positions. */
export const SCALE_STEPS = 5;

const scaleQuestion = v.strictObject({
  ...common,
  type: v.literal('scale'),
  /** Steps of the positions 10 and 9, 8 and 7, to 2 and 1; 10 is the healthy end. Users do not see the steps' names. */
  options: v.pipe(v.array(option), v.length(SCALE_STEPS)),
  skip,
});

const textQuestion = v.strictObject({
  ...common,
  type: v.literal('text'),
  /** Steps of a text about a length of time, the longest first. */
  options: v.optional(v.array(v.strictObject({ ...option.entries, /** In months. */ from: v.number() })), []),
  skip,
});

export const questionDefinition = v.variant('type', [singleChoice, multipleChoice, scaleQuestion, textQuestion]);
/** A question without its words. */
export type QuestionShape = v.InferOutput<typeof questionDefinition>;
export type QuestionDefinition = QuestionShape & { readonly words: WordsByLanguage };
export type QuestionInput = v.InferInput<typeof questionDefinition>;

/** Answers that cannot both be true. The scores of their areas become less certain. */
const contradiction = v.strictObject({
  first: v.strictObject({ question: id, anyOf: v.pipe(v.array(optionValue), v.minLength(1)) }),
  second: v.strictObject({ question: id, anyOf: v.pipe(v.array(optionValue), v.minLength(1)) }),
  /** The question that is asked next, once, to find out which of the answers is true. */
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
