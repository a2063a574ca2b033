import * as v from 'valibot';
import { areas } from './areas';

/** The answer that stands for "prefer not to say" in every selection question; it never has points. */
export const SKIP = 'skip';

/** What an answer may say beyond its points. */
export const flags = ['payday_loan', 'arrears', 'card_debt', 'buffer_under_1_month', 'buffer_under_3_months'] as const;
export type Flag = (typeof flags)[number];

/** What a question is needed for besides its area. */
export const roles = ['horizon', 'risk', 'goals'] as const;
export type Role = (typeof roles)[number];

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of a-z, 0-9 and hyphens'));
const optionValue = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'an option value is made of a-z, 0-9 and underscores'),
  v.notValue(SKIP, 'an option value may not be "skip": use the question\'s skip'),
);
const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('a text may not be empty'), v.maxLength(300));
const points = v.pipe(v.number(), v.minValue(0, 'points run from 0 to 100'), v.maxValue(100, 'points run from 0 to 100'));

const label = { value: optionValue, label: sentence };
const flagList = v.optional(v.array(v.picklist(flags)), []);

const common = {
  id,
  area: v.picklist(areas),
  text: sentence,
  /** How much the answer counts in its area: an anchor 2, else 1, a scale a little less. */
  weight: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(5)), 1),
  /** The one question that stands for its area. */
  anchor: v.optional(v.boolean(), false),
  /** The place of a fixed first question. */
  opening: v.optional(v.picklist([1, 2])),
  role: v.optional(v.picklist(roles)),
  /** Lower is asked sooner among follow-ups of an area; equals are chosen by the seed. */
  priority: v.optional(v.pipe(v.number(), v.integer()), 5),
  /** Only asked when one of `anyOf` was chosen in the question `question`. */
  gate: v.optional(
    v.strictObject({
      question: id,
      anyOf: v.pipe(v.array(optionValue), v.minLength(1)),
      /** Asked as well when that question was answered with "prefer not to say". */
      whenSkipped: v.optional(v.boolean(), false),
    }),
  ),
  /** Points that count when the gate is closed; without them the question leaves the score. */
  closedPoints: v.optional(points),
  /** Questions about the same fact: only one of them is asked. */
  enemies: v.optional(v.array(id), []),
};

/** The label of "prefer not to say"; absent where everyone can answer. */
const skip = v.optional(v.picklist(['Prefer not to say', 'Not sure', 'Does not apply to me']));

const singleChoice = v.strictObject({
  ...common,
  type: v.literal('single_choice'),
  options: v.pipe(v.array(v.strictObject({ ...label, points, flags: flagList })), v.minLength(2)),
  skip,
});

const multipleChoice = v.strictObject({
  ...common,
  type: v.literal('multiple_choice'),
  /** `additive`: 100 minus the penalties, at least 0. `none`: only for gates and wishes. */
  scoring: v.picklist(['additive', 'none']),
  options: v.pipe(
    v.array(v.strictObject({ ...label, penalty: v.optional(points, 0), flags: flagList })),
    v.minLength(2),
  ),
  /** "None of these": gives way when another option is chosen as well. */
  none: v.optional(v.strictObject(label)),
  skip,
});

const scaleQuestion = v.strictObject({
  ...common,
  type: v.literal('scale'),
  /** True where 10 is the unhealthy end. */
  reversed: v.optional(v.boolean(), false),
});

const textQuestion = v.strictObject({ ...common, type: v.literal('text') });

export const bankQuestion = v.variant('type', [singleChoice, multipleChoice, scaleQuestion, textQuestion]);
export type BankQuestion = v.InferOutput<typeof bankQuestion>;
export type BankQuestionInput = v.InferInput<typeof bankQuestion>;
export type SelectionQuestion = Extract<BankQuestion, { type: 'single_choice' | 'multiple_choice' }>;

export const bankShape = v.strictObject({ id, questions: v.array(bankQuestion) });
export type BankInput = v.InferInput<typeof bankShape>;
