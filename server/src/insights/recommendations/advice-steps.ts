import type { AdviceStep, Language } from '@verdant/shared/contract';
import { fillBenchmarks, textsIn, type Texts } from '../texts';

/** Estimated duration of each step of the advice, in minutes. */
const minutes: Readonly<Record<keyof Texts['steps'], readonly number[]>> = {
  'debt-counsellor': [5, 30],
  'scam-help': [10, 30, 10],
  'own-say': [20, 15, 30],
  'lender-hardship': [15, 20, 5],
  'priority-bills': [15, 20],
  hardship: [5, 15],
  'income-support': [15, 30],
  'payday-loan': [10, 10, 15, 20],
  'bnpl-behind': [10, 15],
  'bnpl-pause': [5, 5],
  'card-in-full': [5, 10],
  'repayment-plan': [20, 10],
  'rate-rise': [10, 20],
  'help-awareness': [5, 5],
  'starter-buffer': [10, 5],
  'full-buffer': [15, 5],
  'spending-gap': [20, 10],
  'insurance-review': [20, 10],
  'money-plan': [20, 5],
  'first-home': [15, 15],
  'retirement-age': [10, 10],
  'retired-concessions': [10, 20],
  'on-top': [20, 10],
  'safe-savings': [10, 5],
  'family-payments': [15, 10],
  'carer-support': [15, 20],
  'disability-support': [15, 15],
  'casual-work': [10, 5],
  'small-business': [10, 10],
  'new-to-australia': [10, 15],
  renting: [10, 10],
  'highest-rate-first': [20, 10],
  'automatic-saving': [5, 5],
  'save-a-step-more': [5, 5],
  'separate-buffer': [10, 5],
  'retirement-spending': [40, 20],
  'bills-on-time': [15, 20, 5],
  'income-protection': [10, 10, 10],
  dependants: [20, 10],
  will: [20, 15, 30],
  scams: [10, 10, 5],
  'lost-super': [15, 15, 15],
  'super-check': [10, 10, 5],
  'extra-super': [10, 10],
  'learn-investing': [15, 10],
  'start-investing': [15, 10],
  diversify: [10, 10],
  fees: [15, 15],
  'market-falls': [5, 10],
  'risk-fit': [10, 10],
};

const hasSteps = (id: string): id is keyof Texts['steps'] => id in minutes;

/** Returns the steps of a rule's advice, at most four. */
export function adviceStepsOf(id: string, language: Language): AdviceStep[] {
  if (!hasSteps(id)) return [];
  const texts = Object.values(textsIn(language).steps[id]);
  return texts.map((text, index) => ({ text: fillBenchmarks(text, language), minutes: minutes[id][index] ?? 1 }));
}
