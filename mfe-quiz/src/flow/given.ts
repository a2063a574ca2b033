import type { Answer, AnswerSource, Question, QuestionOption } from '@verdant/shared/contract';
import { NONE_OF_THESE, SKIP, TEXT_ANSWER_MAX, scale } from '@verdant/shared/contract';

/** The user's answer to a question. `touched`: false while a slider still has its default value. */
export type GivenAnswer = {
  answer: Answer;
  touched: boolean;
  /** Source of the answer; set if the user confirmed a suggested answer. */
  source?: AnswerSource;
};

export type GivenAnswers = Readonly<Record<string, GivenAnswer>>;

const exclusiveValues: readonly string[] = [NONE_OF_THESE, SKIP];

const isExclusive = (value: string): boolean => exclusiveValues.includes(value);

const isOption = (question: Question, value: unknown) => question.options.some((option) => option.value === value);

/** Returns the value of the question's control: the user's own answer, the slider's default, or null. */
export function shownAnswerFor(question: Question, answers: GivenAnswers): GivenAnswer | null {
  const own = answers[question.id];
  if (own) return own;
  return question.question_type === 'scale' ? { answer: scale.initial, touched: false } : null;
}

/** Returns true if `value` is a complete answer to the question (spec 5: without one, Next is disabled). */
export function isAnswer(question: Question, value: unknown): value is Answer {
  switch (question.question_type) {
    case 'single_choice':
      return isOption(question, value);
    case 'multiple_choice':
      return Array.isArray(value) && value.length > 0 && value.every((option) => isOption(question, option));
    case 'scale':
      if (isOption(question, value)) return true;
      return Number.isInteger(value) && Number(value) >= scale.min && Number(value) <= scale.max;
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_ANSWER_MAX;
  }
}

/**
 * Returns null unless the answer equals the suggested answer. `confirmed`: the user confirmed the suggestion; `alone`: the
 * user chose the answer without the suggestion.
 */
export function classifySuggestedAnswer(
  { offered }: Question,
  given: GivenAnswer | null,
): 'confirmed' | 'alone' | null {
  if (!offered || given?.answer !== offered.answer) return null;
  return given.source ? 'confirmed' : 'alone';
}

export function toggleOption(options: readonly QuestionOption[], chosen: readonly string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  if (isExclusive(value)) return [value];
  const newValues = [...chosen.filter((other) => !isExclusive(other)), value];
  return options.map((option) => option.value).filter((optionValue) => newValues.includes(optionValue));
}

export function chosenValues(given: GivenAnswer | null): readonly string[] {
  return Array.isArray(given?.answer) ? given.answer : [];
}
