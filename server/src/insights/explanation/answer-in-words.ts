import { scale, SKIP, type Answer } from '@verdant/shared/contract';
import { chosenValues, type GivenAnswer } from '../../quiz/answers';
import type { QuestionDefinition, SelectionQuestion } from '../../quiz/question-bank';

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

function labelsOf(question: SelectionQuestion, answer: Answer): string[] {
  const values = chosenValues(answer);
  return question.words.en.options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
}

/** In the middle of a sentence: `HELP or HECS study loan` and `I could not pay it` stay as they are. */
function inSentence(label: string): string {
  return /^(\p{Lu}{2}|I )/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** `A, b and c`; with semicolons where a label has a comma of its own. */
function joined(labels: readonly string[]): string {
  const [first = '', ...others] = labels;
  const parts = [first, ...others.map(inSentence)];
  if (parts.length < 2 || parts.every((part) => !part.includes(','))) return list.format(parts);
  return `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1)}`;
}

/** An answer in the words of its options; of a slider also that it was left where it stood. Null for a text: its words are private. */
export function answerInWords(question: QuestionDefinition, { answer, touched }: GivenAnswer): string | null {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return joined(labelsOf(question, answer));
    case 'scale':
      if (answer === SKIP) return question.words.en.skip;
      return `${String(answer)} of ${scale.max}${touched === false ? ' (slider not moved)' : ''}`;
    case 'text':
      return null;
  }
}
