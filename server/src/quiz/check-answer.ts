import { NONE_OF_THESE, scale, SKIP, TEXT_ANSWER_MAX, type Answer } from '@verdant/shared/contract';
import { UNSTORABLE_CHARACTERS } from '@verdant/federation/http';
import { getAnswerValues, type QuestionDefinition } from './question-bank';

export type AnswerCheckResult =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };

const rejectAnswer = (message: string): AnswerCheckResult => ({ ok: false, message });
const acceptAnswer = (answer: Answer): AnswerCheckResult => ({ ok: true, answer });

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const choiceValuesOf = (question: QuestionDefinition): string[] => [...getAnswerValues(question), SKIP];

function checkSingle(question: QuestionDefinition, raw: unknown): AnswerCheckResult {
  if (!isText(raw)) return rejectAnswer('Please choose one of the options');
  return choiceValuesOf(question).includes(raw)
    ? acceptAnswer(raw)
    : rejectAnswer('This option is not part of the question');
}

function checkMultiple(question: QuestionDefinition, raw: unknown): AnswerCheckResult {
  if (!Array.isArray(raw) || !raw.every(isText)) return rejectAnswer('Please choose from the options');
  if (raw.length === 0) return rejectAnswer('Please choose at least one option');
  const knownChoices = choiceValuesOf(question);
  if (!raw.every((value) => knownChoices.includes(value))) {
    return rejectAnswer('This option is not part of the question');
  }
  // "None of these" and "prefer not to say" are dropped if another option is also chosen.
  const concrete = knownChoices.filter((value) => raw.includes(value) && value !== SKIP && value !== NONE_OF_THESE);
  if (concrete.length > 0) return acceptAnswer(concrete);
  return acceptAnswer(raw.includes(NONE_OF_THESE) ? [NONE_OF_THESE] : [SKIP]);
}

function checkScale(raw: unknown): AnswerCheckResult {
  if (raw === SKIP) return acceptAnswer(SKIP);
  const valid = typeof raw === 'number' && Number.isInteger(raw) && raw >= scale.min && raw <= scale.max;
  return valid ? acceptAnswer(raw) : rejectAnswer(`Please choose a whole number from ${scale.min} to ${scale.max}`);
}

/** Checks a text. An empty text skips one of the ten main questions, but is invalid for an extra question. */
function checkText({ extra }: QuestionDefinition, raw: unknown): AnswerCheckResult {
  if (!extra && isText(raw) && raw.trim() === '') return acceptAnswer(SKIP);
  if (!isText(raw) || raw.trim() === '') return rejectAnswer('Please type an answer');
  if (raw.length > TEXT_ANSWER_MAX) return rejectAnswer('Please use at most 1,000 characters');
  if (UNSTORABLE_CHARACTERS.test(raw)) return rejectAnswer('Please remove characters that cannot be stored');
  return acceptAnswer(raw.trim());
}

/** Checks an answer and normalises lists and texts. The error message is for the field `answer` of a 422. */
export function checkAnswer(question: QuestionDefinition, raw: unknown): AnswerCheckResult {
  switch (question.type) {
    case 'single_choice':
      return checkSingle(question, raw);
    case 'multiple_choice':
      return checkMultiple(question, raw);
    case 'scale':
      return checkScale(raw);
    case 'text':
      return checkText(question, raw);
  }
}

export function sameAnswer(a: Answer, b: Answer): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
