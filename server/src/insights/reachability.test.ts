import { questionBank } from '../quiz/question-bank';
import { measureReach } from './testing/reach';
import { textsIn } from './texts';

/**
 * Questions that no quiz asks although they are in the question bank: the engine finds others that tell more. Entries may
 * only leave this list.
 */
const UNASKED: readonly string[] = [
  'cash-flow-budget',
  'cash-flow-income',
  'cash-flow-housing',
  'cash-flow-subscriptions',
  'cash-flow-control',
  'cash-flow-stress',
  'emergency-quick-cash',
  'emergency-one-month',
  'emergency-readiness',
  'debt-plan',
  'debt-card',
  'debt-card-minimum',
  'debt-bnpl',
  'debt-payday-use',
  'debt-home-loan-size',
  'debt-home-loan-rates',
  'protection-enough',
  'protection-income',
  'protection-home',
  'protection-dependants',
  'protection-will',
  'protection-scams',
  'planning-super',
  'planning-super-accounts',
  'planning-super-extra',
  'planning-super-heirs',
  'planning-written',
  'planning-review',
  'planning-decisions',
  'planning-confidence',
  'investing-regular',
  'investing-fall',
  'investing-inflation',
  'investing-risk-spread',
];

/**
 * Advice that nobody here reads, since it takes an answer to one of them. Entries may only leave this list.
 */
const UNREAD: readonly string[] = [
  'bnpl-behind',
  'high-debt-to-income',
  'rate-rise',
  'track-spending',
  'weekly-check-in',
  'housing-cost',
  'uneven-income',
  'subscriptions',
  'income-protection',
  'dependants',
  'scams',
  'lost-super',
  'super-check',
  'market-falls',
];

const { asked, shown } = measureReach();

it('every question is asked or offered in some quiz', () => {
  const missing = questionBank.questions.map(({ id }) => id).filter((id) => !asked.has(id));
  expect(missing.sort()).toEqual([...UNASKED].sort());
});

it('all advice is read by somebody', () => {
  const { rules, upkeep } = textsIn('en');
  const missing = [...Object.keys(rules), ...Object.keys(upkeep)].filter((id) => !shown.has(id));
  expect(missing.sort()).toEqual([...UNREAD].sort());
});
