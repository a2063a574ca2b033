import type { Persona } from '../../quiz/simulation/persona';

/** Carries a home loan and a few plans with effort, has savings and invests. */
export const samplePerson: Persona = {
  name: 'family',
  level: 0.3,
  answers: {
    'cash-flow-spending': 'little_less',
    'cash-flow-bills': 'all',
    'debt-types': ['home_loan', 'bnpl'],
    'debt-manageability': 'too_much',
    'emergency-months': 'six_months',
    'emergency-income-drop': 'cut_back',
    'investing-experience': 'regular',
    'profile-goal': 'family',
  },
};

/** The same person once the repayments fit: the score of the gauge, which the specification sets to 82. */
export const samplePersonLater: Persona = {
  ...samplePerson,
  answers: {
    ...samplePerson.answers,
    'debt-types': ['home_loan'],
    'debt-manageability': 'manageable',
    'debt-rates': 'most',
  },
};
