import type { MetricName } from '@verdant/shared/contract';
import { scoredAreas, type Bank, type Flag, type ScoredArea } from '../bank';
import type { GivenAnswer } from '../given-answer';
import { raisedFlags } from './answer-points';
import { areaScores, type AreaScores } from './area-scores';

type Weights = Readonly<Partial<Record<ScoredArea, number>>>;

/** Four pillars of the same weight: spend, save, borrow, plan. */
export const overallWeights: Readonly<Record<ScoredArea, number>> = {
  cash_flow: 0.25,
  emergency_fund: 0.15,
  investing: 0.1,
  debt: 0.25,
  planning: 0.15,
  protection: 0.1,
};

const metricWeights: Readonly<Record<MetricName, Weights>> = {
  overall: overallWeights,
  emergency: { emergency_fund: 1 },
  debt: { debt: 1 },
  investment: { investing: 0.4, emergency_fund: 0.2, debt: 0.15, cash_flow: 0.15, planning: 0.1 },
};

/** Debts that are worth clearing before any investment. */
export const redFlags: readonly Flag[] = ['payday_loan', 'arrears', 'card_debt'];

/** Nobody is ready to invest with an urgent debt or without a buffer, whatever else they answered. */
const investmentCaps: readonly { readonly flags: readonly Flag[]; readonly cap: number }[] = [
  { flags: [...redFlags, 'buffer_under_1_month'], cap: 49 },
  { flags: ['buffer_under_3_months'], cap: 69 },
];

/** Four percents from 0 to 100, unrounded. */
export type Metrics = Readonly<Record<MetricName, number>>;

function weighted(scores: AreaScores, weights: Weights): number {
  return scoredAreas.reduce((sum, area) => sum + (weights[area] ?? 0) * scores[area].value, 0);
}

function investmentCap(raised: ReadonlySet<Flag>): number {
  const caps = investmentCaps.filter(({ flags }) => flags.some((flag) => raised.has(flag))).map(({ cap }) => cap);
  return Math.min(100, ...caps);
}

export function metricsOf(scores: AreaScores, raised: ReadonlySet<Flag>): Metrics {
  return {
    overall: weighted(scores, metricWeights.overall),
    emergency: weighted(scores, metricWeights.emergency),
    debt: weighted(scores, metricWeights.debt),
    investment: Math.min(weighted(scores, metricWeights.investment), investmentCap(raised)),
  };
}

/** The four metrics straight from the answers. */
export function scoreMetrics(bank: Bank, answers: readonly GivenAnswer[]): Metrics {
  return metricsOf(areaScores(bank, answers), raisedFlags(bank, answers));
}
