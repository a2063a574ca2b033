import * as v from 'valibot';
import { languages, NONE_OF_THESE, SKIP, type Language } from '@verdant/shared/contract';
import { byLanguage } from '../../translations';
import { questionBankProblems } from './question-bank-rules';
import {
  questionBankShape,
  type QuestionDefinition,
  type Contradiction,
  type QuestionShape,
} from './question-bank-schema';
import type { QuestionWords, Texts, TextsByLanguage, WordsByLanguage } from './question-texts';

/** Every value that needs a label of its own: a slider shows numbers. */
function optionValues(question: QuestionShape): string[] {
  return question.type === 'scale' ? [] : question.options.map(({ value }) => value);
}

const hasNone = (question: QuestionShape) => question.type === 'multiple_choice' && question.none;

function wordsIn({ questions, skip }: Texts, question: QuestionShape): QuestionWords {
  const own = questions[question.id];
  const options = optionValues(question).map((value) => ({ value, label: own?.options[value] ?? '' }));
  const none = hasNone(question) ? [{ value: NONE_OF_THESE, label: own?.none ?? '' }] : [];
  const skipLabel = skip[question.skip];
  return {
    text: own?.text ?? '',
    options: [...options, ...none, { value: SKIP, label: skipLabel }],
    skip: skipLabel,
  };
}

/** A question's words in every language. What is missing is empty: `textProblems` reports it. */
function wordsOf(texts: TextsByLanguage, question: QuestionShape): WordsByLanguage {
  return byLanguage((language) => wordsIn(texts[language], question));
}

function problemsOfQuestion(question: QuestionShape, { questions }: Texts, language: Language): string[] {
  const own = questions[question.id];
  const report = (problem: string) => `${question.id}: ${problem} in ${language}`;
  if (!own) return [report('has no text')];
  const values = optionValues(question);
  return [
    ...values.filter((value) => !(value in own.options)).map((value) => report(`the option ${value} has no label`)),
    ...Object.keys(own.options)
      .filter((value) => !values.includes(value))
      .map((value) => report(`there is no option ${value} for a label`)),
    ...(hasNone(question) === (own.none !== undefined) ? [] : [report('"none of these" and its label do not match')]),
  ];
}

/** Where the words do not match the questions; empty when they do. */
function textProblems(questions: readonly QuestionShape[], texts: TextsByLanguage): string[] {
  const ids = new Set(questions.map(({ id }) => id));
  return languages.flatMap((language) => [
    ...questions.flatMap((question) => problemsOfQuestion(question, texts[language], language)),
    ...Object.keys(texts[language].questions)
      .filter((id) => !ids.has(id))
      .map((id) => `${id}: a text in ${language} without a question`),
  ]);
}

/** A checked question bank. Every function of the quiz takes one; none reads a global. */
export interface QuestionBank {
  readonly id: string;
  readonly questions: readonly QuestionDefinition[];
  /** Answers that cannot both be true. */
  readonly contradictions: readonly Contradiction[];
  readonly byId: ReadonlyMap<string, QuestionDefinition>;
}

/** Names every mistake of the question bank, so that the author sees them all at once. */
export class QuestionBankError extends Error {}

/** Checks a question bank and fills in its defaults. Throws a `QuestionBankError`; a server with a bad question bank does not start. */
export function parseQuestionBank(input: unknown): QuestionBank {
  const result = v.safeParse(questionBankShape, input);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'question bank'}: ${issue.message}`);
    throw new QuestionBankError(`The question bank is malformed: ${problems.join('; ')}`);
  }
  const { id, contradictions, texts } = result.output;
  const questions = result.output.questions.map((shape) => ({ ...shape, words: wordsOf(texts, shape) }));
  const problems = [...questionBankProblems(questions, contradictions), ...textProblems(questions, texts)];
  if (problems.length > 0) {
    throw new QuestionBankError(`The question bank ${id} cannot be used: ${problems.join('; ')}`);
  }
  return { id, questions, contradictions, byId: new Map(questions.map((question) => [question.id, question])) };
}
