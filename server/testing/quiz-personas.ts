import type { Answer, Question } from '@verdant/shared/contract';

export interface Persona {
  readonly answers: Readonly<Record<string, Answer>>;
  /** Level of the answers to questions that are not in `answers`: 0 is the healthiest option, 1 the unhealthiest. */
  readonly level: number;
}

/** First of three personas, whose finances are healthy, stretched and overwhelming. */
export const securePersona: Persona = {
  level: 0,
  answers: {
    'debt-types': ['none'],
    'emergency-sources': ['savings'],
    'protection-scams': ['passwords', 'second_step', 'call_back', 'statements'],
    'profile-goal': 'retirement',
  },
};
export const stretchedPersona: Persona = {
  level: 0.5,
  answers: {
    'cash-flow-spending': 'little_more',
    'cash-flow-bills': 'all',
    'cash-flow-essentials': 'never',
    'debt-types': ['card_carried'],
    'debt-manageability': 'manageable',
    'debt-missed': 'never',
    'emergency-months': 'weeks',
    'emergency-sources': ['savings', 'family'],
    'profile-goal': 'family',
  },
};
export const strugglingPersona: Persona = {
  level: 1,
  answers: {
    'debt-types': ['card_carried', 'bnpl', 'payday', 'overdue'],
    'emergency-sources': ['could_not'],
    'protection-scams': ['none'],
    'profile-goal': 'relief',
    'profile-pressure': ['none'],
  },
};

/** Returns a fixed answer of the right type to any question, such as the first option. */
export function firstPossibleAnswer({ question_type, options }: Question): Answer {
  switch (question_type) {
    case 'single_choice':
      return options[0]?.value ?? '';
    case 'multiple_choice':
      return options.slice(0, 1).map(({ value }) => value);
    case 'scale':
      return 5;
    case 'text':
      return '8';
  }
}

/** Returns answers of this persona. The question bank lists options from the healthiest to the unhealthiest. */
export function answerAs({ answers, level }: Persona): (question: Question) => Answer {
  return (question) => {
    const options = question.options.filter(({ value }) => value !== 'skip');
    if (answers[question.id] !== undefined) return answers[question.id] ?? '';
    if (question.question_type === 'text') return String(Math.round(8 * (1 - level)));
    if (question.question_type === 'scale') return Math.round(1 + 9 * (1 - level));
    if (question.question_type === 'single_choice') {
      return options[Math.round(level * (options.length - 1))]?.value ?? '';
    }
    return firstPossibleAnswer(question);
  };
}
