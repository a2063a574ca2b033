import * as v from 'valibot';
import { NONE_OF_THESE, SKIP } from '@verdant/shared/contract';
import { buildForEachLanguage } from '../../translations';
import {
  questionBankShape,
  type QuestionDefinition,
  type Contradiction,
  type QuestionShape,
} from './question-bank-schema';
import type { QuestionWords, Texts, TextsByLanguage, WordsByLanguage } from './question-texts';

/** Returns the option values that need a label; empty for a slider, whose steps have no labels. */
export function optionValues(question: QuestionShape): string[] {
  return question.type === 'scale' ? [] : question.options.map(({ value }) => value);
}

export const hasNoneOption = (question: QuestionShape) => question.type === 'multiple_choice' && question.none;

function wordsIn({ questions, skip }: Texts, question: QuestionShape): QuestionWords {
  const own = questions[question.id];
  const options = optionValues(question).map((value) => ({ value, label: own?.options[value] ?? '' }));
  const none = hasNoneOption(question) ? [{ value: NONE_OF_THESE, label: own?.none ?? '' }] : [];
  const skipLabel = skip[question.skip];
  return {
    text: own?.text ?? '',
    options: [...options, ...none, { value: SKIP, label: skipLabel }],
    skip: skipLabel,
  };
}

/** Returns a question's words; missing ones are empty. */
function wordsOf(texts: TextsByLanguage, question: QuestionShape): WordsByLanguage {
  return buildForEachLanguage((language) => wordsIn(texts[language], question));
}

export interface QuestionBank {
  readonly id: string;
  readonly questions: readonly QuestionDefinition[];
  readonly contradictions: readonly Contradiction[];
  readonly byId: ReadonlyMap<string, QuestionDefinition>;
}

/** Adds defaults and words to a question bank. Throws if malformed; `testing/question-bank-rules.ts` checks more rules. */
export function parseQuestionBank(input: unknown): QuestionBank {
  const { id, contradictions, texts, questions: shapes } = v.parse(questionBankShape, input);
  const questions = shapes.map((shape) => ({ ...shape, words: wordsOf(texts, shape) }));
  return { id, questions, contradictions, byId: new Map(questions.map((question) => [question.id, question])) };
}
