import { hasAccountData } from '@verdant/shared/money';
import type { Goal, MoneyCycle, MoneyOverview } from '@verdant/shared/contract';

export const stepPages = {
  quiz: '/onboarding',
  accounts: '/money/import',
  bills: '/money/bills',
  goal: '/savings',
} as const;

type StepId = keyof typeof stepPages;
export type Step = { id: StepId; isDone: boolean };

/** Data from which the state of the steps is derived. */
export type StepsInput = {
  isQuizDone: boolean;
  overview: MoneyOverview;
  /** The pay cycle; undefined for users without account data. */
  cycle?: Pick<MoneyCycle, 'pay' | 'is_pay_dismissed' | 'bills'> | undefined;
  goals?: readonly Pick<Goal, 'id'>[] | undefined;
};

/** True if the user has corrected or dismissed their pay, or has changed, confirmed or added a bill. */
const hasCheckedBills = ({ pay, is_pay_dismissed: isDismissed, bills }: NonNullable<StepsInput['cycle']>): boolean =>
  isDismissed || pay?.source === 'corrected' || bills.some(({ status }) => status !== 'found');

/** Returns the first steps in their order. Pure. */
export const stepsOf = ({ isQuizDone, overview, cycle, goals = [] }: StepsInput): Step[] => [
  { id: 'quiz', isDone: isQuizDone },
  { id: 'accounts', isDone: hasAccountData(overview) },
  { id: 'bills', isDone: cycle !== undefined && hasCheckedBills(cycle) },
  { id: 'goal', isDone: goals.length > 0 || overview.kept?.goals === true },
];
