import type { QuestionDefinition } from './question-bank-schema';
import { isScored, valuesOf, type ScoredQuestion } from './scored-question';

/** Shares are estimates in whole or half percents: a list of them may miss 100 by this much. */
const SHARE_TOLERANCE = 0.5;

export function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Strictly falling points make the thresholds of the answers strictly rising: no two options say the same. */
function pointProblems(question: ScoredQuestion): string[] {
  if (question.type !== 'multiple_choice') {
    const points = question.options.map((option) => option.points);
    const falls = points.every((value, index) => index === 0 || value < (points[index - 1] ?? 0));
    return [
      ...(falls ? [] : [`${question.id}: the points must fall from option to option, the healthiest first`]),
      ...(Math.max(...points) === 100 && Math.min(...points) === 0
        ? []
        : [`${question.id}: the points must reach from 100 to 0`]),
    ];
  }
  if (question.scoring === 'additive') {
    const worst = sum(question.options.map(({ penalty }) => penalty));
    return worst >= 100 ? [] : [`${question.id}: all penalties together must reach 100 and are ${worst}`];
  }
  return [];
}

function totalProblems(question: ScoredQuestion, shares: readonly number[]): string[] {
  const total = sum(shares);
  return Math.abs(total - 100) <= SHARE_TOLERANCE
    ? []
    : [`${question.id}: the shares must add up to 100 and are ${total}`];
}

function shareProblems(question: ScoredQuestion): string[] {
  const options: readonly { value: string; share?: number | undefined }[] = question.options;
  const missing = options.filter(({ share }) => share === undefined);
  if (missing.length > 0) return missing.map(({ value }) => `${question.id}: the option ${value} needs a share`);
  if (question.type === 'multiple_choice') return [];
  return totalProblems(
    question,
    options.map(({ share }) => share ?? 0),
  );
}

/** Wishes have no model: a share there would be read by nothing. */
function strayShareProblems(question: QuestionDefinition): string[] {
  const options: readonly { share?: number | undefined }[] = question.options;
  const stray = options.some((option) => option.share !== undefined);
  return stray ? [`${question.id}: shares belong to scored questions only`] : [];
}

/** The lowest step of a text begins at nothing, so that every length of time is on one. */
function stepProblems(question: QuestionDefinition): string[] {
  if (question.type !== 'text' || question.options.length === 0) return [];
  const starts = question.options.map(({ from }) => from);
  const falls = starts.every((from, index) => index === 0 || from < (starts[index - 1] ?? 0));
  return falls && starts.at(-1) === 0 ? [] : [`${question.id}: the steps must fall from the longest down to 0`];
}

/** What is wrong with a question for itself, whatever stands beside it. */
export function questionProblems(question: QuestionDefinition): string[] {
  return [
    ...duplicates(valuesOf(question)).map((value) => `${question.id}: the option ${value} stands twice`),
    ...stepProblems(question),
    ...(isScored(question) ? [...pointProblems(question), ...shareProblems(question)] : strayShareProblems(question)),
  ];
}
