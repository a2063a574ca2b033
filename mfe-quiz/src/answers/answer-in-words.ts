import type { QuizAnswer } from '@verdant/shared/contract';
import { scale } from '@verdant/shared/contract';
import type { Translate } from '../texts';

/** A stored answer as people read it: the labels of its options, a number of ten, or the text itself. */
export function answerInWords({ question, answer }: QuizAnswer, t: Translate): string {
  if (answer === null) return t('answers.outdated');
  if (typeof answer === 'number') return t('scale.value', { value: answer, max: scale.max });
  const values = Array.isArray(answer) ? answer : [answer];
  const labels = question.options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return labels.length > 0 ? labels.join(', ') : values.join(', ');
}
