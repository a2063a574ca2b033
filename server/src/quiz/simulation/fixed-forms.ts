/**
 * The quiz that a careful person would make by hand if everyone were asked the same: the question that stands for each
 * area, one more about bills, and the three about the person that every quiz contains.
 */
export const handMadeForm: readonly string[] = [
  'cash-flow-spending',
  'debt-types',
  'emergency-months',
  'debt-manageability',
  'investing-experience',
  'planning-ahead',
  'protection-review',
  'profile-wish',
  'profile-horizon',
  'profile-risk-comfort',
];

/** Stands in every form, fixed or not: a horizon, a risk and a text question, which no score counts. */
export const PROFILE_QUESTIONS: readonly string[] = ['profile-wish', 'profile-horizon', 'profile-risk-comfort'];

/** What the greedy search of `npm run quiz:simulate` found; a smaller run compares with it. */
export const searchedForm: readonly string[] = [
  'profile-horizon',
  'profile-risk-comfort',
  'profile-wish',
  'debt-types',
  'emergency-months',
  'investing-experience',
  'emergency-separate',
  'debt-manageability',
  'cash-flow-spending',
  'planning-retirement',
];
