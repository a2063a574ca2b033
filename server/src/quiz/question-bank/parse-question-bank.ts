import * as v from 'valibot';
import { questionBankProblems } from './question-bank-rules';
import type { QuestionDefinition, Contradiction } from './question-bank-schema';
import { questionBankShape } from './question-bank-schema';
import { textProblems, wordsOf } from './question-words';

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
