import * as v from 'valibot';
import { bankProblems } from './bank-rules';
import type { BankQuestion, Contradiction } from './bank-schema';
import { bankShape } from './bank-schema';

/** A checked question bank. Every function of the quiz takes one; none reads a global. */
export interface Bank {
  readonly id: string;
  readonly questions: readonly BankQuestion[];
  /** Answers that cannot both be true. */
  readonly contradictions: readonly Contradiction[];
  readonly byId: ReadonlyMap<string, BankQuestion>;
}

/** Names every mistake of the bank, so that the author sees them all at once. */
export class BankError extends Error {}

/** Checks a bank and fills in its defaults. Throws a `BankError`; a server with a bad bank does not start. */
export function parseBank(input: unknown): Bank {
  const result = v.safeParse(bankShape, input);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'bank'}: ${issue.message}`);
    throw new BankError(`The question bank is malformed: ${problems.join('; ')}`);
  }
  const { id, questions, contradictions } = result.output;
  const problems = bankProblems(questions, contradictions);
  if (problems.length > 0) throw new BankError(`The question bank ${id} cannot be used: ${problems.join('; ')}`);
  return { id, questions, contradictions, byId: new Map(questions.map((question) => [question.id, question])) };
}
