import type { Answer, Question } from '@verdant/shared/contract';

/** A user whose quiz answers fit together. */
export type Persona = {
  /** Answers that are specific to this user, by the id of the question. */
  answers: Readonly<Record<string, Answer>>;
  /**
   * Level of the answers to questions that are not in `answers`: 0 is the healthiest (the first option), 1 the
   * unhealthiest.
   */
  level: number;
};

const SKIP = 'skip';
/** Questions in which more selected options are healthier or make no difference. */
const moreIsBetter = ['protection-scams'];

/** Returns the user's answer to a question. */
export function personaAnswerTo({ answers, level }: Persona, { id, question_type, options }: Question): Answer {
  const own = answers[id];
  if (own !== undefined) return own;
  const values = options.map(({ value }) => value).filter((value) => value !== SKIP);
  const among = (last: number) => Math.round(level * last);
  switch (question_type) {
    case 'single_choice':
      return values[among(values.length - 1)] ?? SKIP;
    case 'multiple_choice':
      return moreIsBetter.includes(id) ? values.slice(0, Math.max(1, 4 - among(4))) : values.slice(0, 1);
    case 'scale':
      return 10 - among(9);
    case 'text':
      return String(8 - among(8));
  }
}

/** A user who is behind with repayments and has a payday loan. */
export const personaInArrears: Persona = {
  level: 0.9,
  answers: {
    'cash-flow-spending': 'little_more',
    'cash-flow-bills': 'some',
    'debt-types': ['card_carried', 'payday', 'overdue'],
    'debt-manageability': 'far_too_much',
    'debt-missed': 'behind',
    'emergency-months': '0',
    'emergency-sources': ['payday', 'other_bills'],
    'profile-goal': 'relief',
    'cash-flow-essentials': 'several',
    'profile-pressure': ['work'],
  },
};

/** A family with a home loan that they carry well. */
export const comfortablePersona: Persona = {
  level: 0.25,
  answers: {
    'cash-flow-spending': 'little_less',
    'debt-types': ['home_loan'],
    'cash-flow-bills': 'all',
    'debt-manageability': 'manageable',
    'debt-missed': 'never',
    'debt-home-loan-rates': 'cut_back',
    'emergency-months': '4',
    'emergency-sources': ['savings'],
    'profile-goal': 'family',
  },
};
