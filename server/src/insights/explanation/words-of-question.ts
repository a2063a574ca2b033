import type { Language } from '@verdant/shared/contract';
import type { QuestionDefinition } from '../../quiz/question-bank';

/** What a question and its options say. */
export interface QuestionWords {
  readonly text: string;
  /** The label of each option, by its value. */
  readonly labels: ReadonlyMap<string, string>;
  /** The label of "none of these", for a question that has it. */
  readonly none?: string;
  readonly skip: string;
}

/** The words of a question in a language: the one place where insights read them. The question bank has English only. */
export function wordsOfQuestion(question: QuestionDefinition, _language: Language): QuestionWords {
  const isSelection = question.type === 'single_choice' || question.type === 'multiple_choice';
  const options: readonly { readonly value: string; readonly label: string }[] = isSelection ? question.options : [];
  return {
    text: question.text,
    labels: new Map(options.map(({ value, label }) => [value, label])),
    none: question.type === 'multiple_choice' ? question.none : undefined,
    skip: question.skip,
  };
}
