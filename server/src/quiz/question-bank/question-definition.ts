import { NONE_OF_THESE, type Language, type questionTypes } from '@verdant/shared/contract';
import { isScoredArea, type Area } from './areas';

/** Flags that an answer can raise in addition to points. `strain` warns of hardship without overdue payments. */
export type AnswerFlag =
  | 'payday_loan'
  | 'arrears'
  | 'card_debt'
  | 'buffer_under_1_month'
  | 'buffer_under_3_months'
  | 'strain';

/** Discriminations of the graded response model, estimated by the questions' authors. A slider's is a fifth lower. */
export const discriminations = { vague: 0.9, normal: 1.4, strong: 2.0, anchor: 2.6 } as const;
type DiscriminationLevel = keyof typeof discriminations;

/** Steps of a slider, each with two positions. */
export const SCALE_STEPS = 5;

/** A possible answer to a question. */
export interface QuestionOption {
  readonly value: string;
  /** Points from 0 to 100; in the area `profile`, points mean capacity for risk or time. */
  readonly points: number;
  /** Points that a multiple choice with the scoring `additive` loses if the option is ticked. */
  readonly penalty: number;
  /** Estimated percentage of Australian adults who would give the answer. */
  readonly share?: number;
  /** Strength of an option of a multiple choice; by default that of the question. */
  readonly strength?: DiscriminationLevel;
  readonly flags: readonly AnswerFlag[];
  /** Shortest length of time, in months, that leads to this step of a text question. */
  readonly from?: number;
}

/** A question without its words. `testing/question-bank-rules.ts` checks rules that no type expresses. */
export interface QuestionShape {
  readonly id: string;
  readonly area: Area;
  readonly type: (typeof questionTypes)[number];
  /** Weight in the area's score: 2 for an anchor, else 1; less for a detail of one kind of debt. */
  readonly weight: number;
  /** Strength of the question; `anchor` for the question that represents the area. */
  readonly strength: DiscriminationLevel;
  /** Time to read and answer, in seconds. */
  readonly seconds: number;
  /** Position of an opening question in every quiz. */
  readonly opening?: 1 | 2;
  /** Role in addition to the area. */
  readonly role?:
    | 'goal'
    | 'risk'
    | 'bills'
    | 'missed'
    | 'essentials'
    | 'pressure'
    | 'support'
    | 'state'
    | 'age'
    | 'follow_up';
  /** True if the question is asked after the ten main questions, to improve advice. Only allowed in the area `profile`. */
  readonly extra: boolean;
  /**
   * Condition under which the question applies: a value of `anyOf` was chosen in the named question, or this question was
   * skipped and `whenSkipped` is true.
   */
  readonly gate?: { readonly question: string; readonly anyOf: readonly string[]; readonly whenSkipped?: boolean };
  /** Points that count while the gate is closed, such as the points for no card debt of a user without a credit card. */
  readonly closedPoints?: number;
  /** Ids of questions about the same fact; a quiz asks at most one of these questions. */
  readonly enemies: readonly string[];
  /**
   * Options, the healthiest first; shares of a single choice add up to 100. The options of a slider and of a text are steps
   * that users do not see. Options of a multiple choice are ticked independently.
   */
  readonly options: readonly QuestionOption[];
  /** Rule for points of a multiple choice: 100 minus penalties, percentage of ticked options, or none. */
  readonly scoring?: 'additive' | 'coverage' | 'none';
  /** Option values that had another meaning in an older question bank, so they are ignored in stored answers. */
  readonly retired: readonly string[];
  /** True if the question has the option "none of these", which is ignored if another option is also chosen. */
  readonly none: boolean;
  /** Label of the option to skip the question, which has no points. */
  readonly skip: 'prefer_not_to_say' | 'not_sure' | 'does_not_apply';
}

export interface QuestionWords {
  readonly text: string;
  /** Options in the order in which the screen shows them. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the option to skip the question. */
  readonly skip: string;
}

export type QuestionDefinition = QuestionShape & { readonly words: Readonly<Record<Language, QuestionWords>> };

/** A question as its author writes it, without default values. */
export type QuestionInput = Pick<QuestionShape, 'id' | 'area' | 'type' | 'seconds'> &
  Partial<Omit<QuestionShape, 'options'>> & {
    readonly options?: readonly (Pick<QuestionOption, 'value'> & Partial<QuestionOption>)[];
  };

/** Returns a question with default values. */
export function completeQuestion({ options = [], ...question }: QuestionInput): QuestionShape {
  return {
    weight: question.strength === 'anchor' ? 2 : 1,
    strength: 'normal',
    extra: false,
    enemies: [],
    retired: [],
    none: false,
    skip: 'prefer_not_to_say',
    ...question,
    options: options.map((option) => ({ points: 0, penalty: 0, flags: [], ...option })),
  };
}

export function isScored({ area, scoring }: QuestionDefinition): boolean {
  return isScoredArea(area) && scoring !== 'none';
}

/** Returns the possible values of an answer, except "prefer not to say". */
export function getAnswerValues({ options, none }: QuestionDefinition): string[] {
  return [...options.map(({ value }) => value), ...(none ? [NONE_OF_THESE] : [])];
}

/** A question, and the options of which one was chosen. */
type AnswerCondition = readonly [question: string, ...anyOf: readonly string[]];

/**
 * Answers that cannot both be true, which make scores less certain, and the id of the question that is asked once to resolve
 * the contradiction.
 */
export type Contradiction = readonly [first: AnswerCondition, second: AnswerCondition, clarify?: string];
