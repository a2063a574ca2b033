import {
  metricTitles,
  type InsightsResult,
  type Language,
  type MetricInsight,
  type Recommendation,
} from '@verdant/shared/contract';
import type { GivenAnswer } from '../quiz/answers';
import { supportNeedsOf } from '../quiz/support-needs';
import { computeDotScores } from '../quiz/dots';
import { countScoredAnswers, roundToOneDecimal, type MetricScore, type Scores } from '../quiz/scoring';
import { investmentProfile } from './investment-profile';
import { metricNames } from '../quiz/model';
import { noAccountFindings, type AccountFindings } from './own-amounts/account-figures';
import { addOwnAmounts } from './own-amounts/with-amounts';
import { userFactsOf } from './user-facts';
import type { AdviceDecisions } from './recommendations/decided';
import { recommend } from './recommendations/recommend';

/** Minimum number of answers to scored questions from which scores are shown. */
const FEWEST_ANSWERS = 3;

export const noInsights: InsightsResult = { insights: [], investment_profile: null, status: 'none', support: [] };

export function hasEnoughAnswers(scores: Scores): boolean {
  return countScoredAnswers(scores) >= FEWEST_ANSWERS;
}

export function toApiScore(score: MetricScore): Required<Omit<MetricInsight, 'type' | 'title' | 'change'>> {
  const { value, confidence, basis } = score;
  const range: [number, number] = [roundToOneDecimal(score.range[0]), roundToOneDecimal(score.range[1])];
  return { value: roundToOneDecimal(value), range, dots: computeDotScores(score, range), confidence, basis };
}

type Insights = Pick<InsightsResult, 'insights'>;

export const getMetrics = ({ insights }: Insights): MetricInsight[] =>
  insights.filter((insight) => insight.type === 'metric');

export const getRecommendations = ({ insights }: Insights): Recommendation[] =>
  insights.flatMap((insight) => (insight.type === 'recommendations' ? insight.recommendations : []));

/** Builds the insights from a completed quiz. Titles are English, because clients find metrics by title (spec). */
export function buildInsights(
  answers: readonly GivenAnswer[],
  language: Language,
  decided?: AdviceDecisions,
  findings: AccountFindings = noAccountFindings,
): InsightsResult {
  const facts = userFactsOf(answers);
  const support = supportNeedsOf(facts.answers);
  if (!hasEnoughAnswers(facts.scores)) return { ...noInsights, status: 'too_little', support };
  const metrics = metricNames.map((name): MetricInsight => ({
    type: 'metric',
    title: metricTitles[name],
    ...toApiScore(facts.scores.metrics[name]),
  }));
  const recommendations = addOwnAmounts(recommend(facts, language, decided), facts, findings, language);
  return {
    insights: [...metrics, { type: 'recommendations', title: 'Priority Actions', recommendations }],
    investment_profile: investmentProfile(facts, language),
    status: 'scored',
    support,
  };
}
