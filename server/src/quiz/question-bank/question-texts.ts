import * as v from 'valibot';
import type { Language } from '@verdant/shared/contract';

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('a text may not be empty'), v.maxLength(300));

const textsOfQuestion = v.strictObject({
  text: sentence,
  options: v.optional(v.record(v.string(), sentence), {}),
  none: v.optional(sentence),
});

export type QuestionTexts = v.InferOutput<typeof textsOfQuestion>;

/** Texts of the questions by id, and of the options to skip, in one language. */
export const textsShape = v.strictObject({
  questions: v.record(v.string(), textsOfQuestion),
  skip: v.strictObject({ prefer_not_to_say: sentence, not_sure: sentence, does_not_apply: sentence }),
});
export type Texts = v.InferOutput<typeof textsShape>;
export type TextsByLanguage = Readonly<Record<Language, Texts>>;

export interface QuestionWords {
  readonly text: string;
  /** Options in the order in which the screen shows them. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the option to skip the question. */
  readonly skip: string;
}

export type WordsByLanguage = Readonly<Record<Language, QuestionWords>>;
