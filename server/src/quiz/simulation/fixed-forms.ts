/**
 * The quiz that a careful person would make by hand if everyone were asked the same: the question that stands for each
 * area, one about bills, one more about debt, and the one about the person.
 */
export const handMadeForm: readonly string[] = [
  'cash-flow-spending',
  'debt-types',
  'emergency-months',
  'debt-manageability',
  'investing-experience',
  'planning-ahead',
  'protection-review',
  'cash-flow-bills',
  'planning-retirement',
  'profile-goal',
];

/** What a careful person made before: seven scored places, and three about the person. */
export const formerForm: readonly string[] = [
  'cash-flow-spending',
  'debt-types',
  'emergency-months',
  'debt-manageability',
  'investing-experience',
  'planning-ahead',
  'protection-review',
];

/** Stands in every form, fixed or not: no score counts it. */
export const PROFILE_QUESTIONS: readonly string[] = ['profile-goal'];

/** What the greedy search of `npm run quiz:simulate` found; a smaller run compares with it. */
export const searchedForm: readonly string[] = [
  'profile-goal',
  'debt-types',
  'emergency-months',
  'investing-experience',
  'debt-manageability',
  'emergency-income-drop',
  'cash-flow-spending',
  'planning-ahead',
  'protection-review',
  'cash-flow-essentials',
];
