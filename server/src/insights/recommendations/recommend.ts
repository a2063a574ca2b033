import { metricTitles, urgencies, type Recommendation, type Urgency } from '@verdant/shared/contract';
import type { ScoredArea } from '../../quiz/bank';
import { scoreAnswers } from '../../quiz/scoring';
import type { Picture } from '../picture';
import { debtRules } from './debt-rules';
import { futureRules } from './future-rules';
import type { Rule } from './rule';
import { savingRules } from './saving-rules';
import { upkeep } from './upkeep';

export const rules: readonly Rule[] = [...debtRules, ...savingRules, ...futureRules];

const MOST_ACTIONS = 4;
const MOST_PER_AREA = 2;
const FEWEST = 3;

const HIGH_BELOW = 40;
const MEDIUM_BELOW = 70;

interface Weighed {
  readonly rule: Rule;
  readonly urgency: Urgency;
  readonly careful: boolean;
  /** Points of the overall score; null for advice that changes no answer. */
  readonly impact: number | null;
}

/** How many points of the overall score the rule's target answers would bring. */
export function impactOf(rule: Rule, picture: Picture): number | null {
  const targets = rule.targets(picture);
  if (targets.length === 0) return null;
  const kept = picture.answers.filter(({ questionId }) => !targets.some((target) => target.questionId === questionId));
  return scoreAnswers(picture.bank, [...kept, ...targets]).metrics.overall.value - picture.scores.metrics.overall.value;
}

function urgencyByScore(score: number): Urgency {
  if (score < HIGH_BELOW) return 'high';
  return score < MEDIUM_BELOW ? 'medium' : 'low';
}

function weigh(rule: Rule, picture: Picture): Weighed {
  const { value, confidence } = picture.scores.areas[rule.area];
  const own = rule.urgency?.(picture);
  const careful = own !== 'high' && confidence === 'low';
  const urgency = own ?? urgencyByScore(value);
  return { rule, careful, urgency: careful && urgency === 'high' ? 'medium' : urgency, impact: impactOf(rule, picture) };
}

function byWeight(a: Weighed, b: Weighed): number {
  return urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) || (b.impact ?? 0) - (a.impact ?? 0);
}

/** The foremost actions, no area more than twice, so that one trouble does not hide the others. */
function foremost(sorted: readonly Weighed[]): Weighed[] {
  const taken = new Map<ScoredArea, number>();
  return sorted
    .filter(({ rule: { area } }) => {
      const before = taken.get(area) ?? 0;
      taken.set(area, before + 1);
      return before < MOST_PER_AREA;
    })
    .slice(0, MOST_ACTIONS);
}

function impactText({ rule, impact }: Weighed): string {
  if (impact === null) return rule.effect ?? '';
  const points = Math.round(impact);
  if (points < 1) return `Less than 1 point on your ${metricTitles.overall}`;
  return `About +${points} ${points === 1 ? 'point' : 'points'} on your ${metricTitles.overall}`;
}

function toRecommendation(weighed: Weighed, picture: Picture): Recommendation {
  const { rule, urgency, careful } = weighed;
  const text = rule.text(picture);
  return {
    title: rule.title,
    urgency,
    description: careful ? `Based on limited answers, this may help you. ${text}` : text,
    estimated_impact: impactText(weighed),
  };
}

/**
 * Three to five pieces of general advice: the most urgent first, within an urgency the one that would lift the
 * overall score most, and at the end at least one encouraging thing.
 */
export function recommend(picture: Picture): Recommendation[] {
  const weighed = rules.filter((rule) => rule.when(picture)).map((rule) => weigh(rule, picture));
  const actions = foremost(weighed.sort(byWeight));
  const encouraging = upkeep(picture, actions.map(({ rule }) => rule.area));
  return [
    ...actions.map((action) => toRecommendation(action, picture)),
    ...encouraging.slice(0, Math.max(1, FEWEST - actions.length)),
  ];
}
