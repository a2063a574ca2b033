import type { MetricName } from '@verdant/shared/contract';
import type { ScoredArea } from '../question-bank';

/** Four pillars of equal weight: spend, save, borrow, plan (Financial Health Network). */
export const overallWeights: Readonly<Record<ScoredArea, number>> = {
  cash_flow: 0.25,
  emergency_fund: 0.15,
  investing: 0.1,
  debt: 0.25,
  planning: 0.15,
  protection: 0.1,
};

/** Weights of the areas, which add up to 1. */
export const metricWeights: Readonly<Record<MetricName, Readonly<Partial<Record<ScoredArea, number>>>>> = {
  overall: overallWeights,
  emergency: { emergency_fund: 1 },
  debt: { debt: 1 },
  investment: { investing: 0.4, emergency_fund: 0.2, debt: 0.15, cash_flow: 0.15, planning: 0.1 },
};

export const metricNames = ['overall', 'emergency', 'debt', 'investment'] as const satisfies readonly MetricName[];

export type ByMetric<T> = Readonly<Record<MetricName, T>>;

export function byMetric<T>(value: (name: MetricName) => T): ByMetric<T> {
  return {
    overall: value('overall'),
    emergency: value('emergency'),
    debt: value('debt'),
    investment: value('investment'),
  };
}
