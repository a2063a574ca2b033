import { fillText, urgencies, type Language, type Recommendation, type Urgency } from '@verdant/shared/contract';
import type { ScoredArea } from '../../quiz/question-bank';
import { type Goal, statedGoals } from '../goals';
import { hasChosen, type UserFacts } from '../user-facts';
import { dangerStatusOf } from '../../quiz/safety/dangers';
import { fillBenchmarks, textsIn } from '../texts';
import { adviceStepsOf } from './advice-steps';
import { selectDecidedActions, selectUndecidedActions, noDecisions, type AdviceDecisions } from './decided';
import { estimateScoreGain, impactText } from './impact';
import { linksByRule, linksOfAustralianState } from './links';
import { metricByArea, userAdviceTextsOf, type Rule } from './rule';
import { rules } from './rules';
import { isStatedInAnswers } from './step';
import { encouragingAdvice } from './encouraging-advice';
import { reasonSentenceOf } from './why';

/** Maximum number of actions that are help in trouble. */
const MOST_RESCUES = 5;
/** Maximum number of actions about stated goals and situations. */
const MOST_STATED = 5;
const MOST = 9;
/** Total number of actions up to which advice about low scores fills the list. */
const MOST_ACTIONS = 5;
/**
 * Maximum number of actions about low scores, and the maximum if actions about goals fill the list. Each action that is
 * help in trouble lowers both by one.
 */
const MOST_ON_SCORES = 4;
const FEWEST_ON_SCORES = 2;
const MOST_PER_AREA = 2;
const FEWEST = 3;

/** Minimum impact of the urgency `high`, in points. */
const MIN_URGENT_GAIN = 2;

const HIGH_BELOW = 40;
const MEDIUM_BELOW = 70;

/** Factor that moves advice about a goal of the user up in the order. */
const GOAL_FACTOR = 1.5;
/** Impact that the order of advice assumes if the impact is null, in points. */
const DEFAULT_IMPACT_WEIGHT = 0.5;

interface WeighedRule {
  readonly rule: Rule;
  readonly urgency: Urgency;
  /** True if no answer calls for the advice, and other answers only make it probable that the advice fits. */
  readonly isGuess: boolean;
  readonly careful: boolean;
  /** Points that the overall score gains if the user follows the advice; null if unknown (`estimateScoreGain`). */
  readonly impact: number | null;
  readonly weight: number;
}

function urgencyByScore(score: number): Urgency {
  if (score < HIGH_BELOW) return 'high';
  return score < MEDIUM_BELOW ? 'medium' : 'low';
}

/** Returns a rule's urgency: `low` for a guess; `high` only with enough confidence and impact, or for help in trouble. */
function urgencyOf(
  own: Urgency | undefined,
  rule: Rule,
  facts: UserFacts,
  { isGuess, careful, impact }: Pick<WeighedRule, 'isGuess' | 'careful' | 'impact'>,
): Urgency {
  if (isGuess) return 'low';
  const urgency = own ?? urgencyByScore(facts.scores.areas[rule.area].value);
  if (urgency !== 'high' || rule.rescue !== undefined) return urgency;
  return careful || Math.round(impact ?? 0) < MIN_URGENT_GAIN ? 'medium' : 'high';
}

function weighRule(rule: Rule, facts: UserFacts, goals: readonly Goal[]): WeighedRule {
  const score = facts.scores.areas[rule.area];
  const own = rule.urgency?.(facts);
  const isCalled = rule.alsoIf?.(facts) ?? rule.steps.length === 0;
  const isGuess = !isCalled && !rule.steps.some((step) => isStatedInAnswers(step, facts));
  // A rule's own urgency `high` is based on a stated fact, so a low confidence of the score does not matter.
  const careful = !rule.isAboutStated && (isGuess || (own !== 'high' && score.confidence === 'low'));
  const impact = estimateScoreGain(rule, facts);
  const fitsGoals = rule.goals?.some((goal) => goals.includes(goal)) ?? false;
  return {
    rule,
    isGuess,
    careful,
    impact,
    urgency: urgencyOf(own, rule, facts, { isGuess, careful, impact }),
    weight: (impact ?? DEFAULT_IMPACT_WEIGHT) * (fitsGoals ? GOAL_FACTOR : 1),
  };
}

const NO_RESCUE = 9;

function compareByWeight(a: WeighedRule, b: WeighedRule): number {
  return (
    (a.rule.rescue ?? NO_RESCUE) - (b.rule.rescue ?? NO_RESCUE) ||
    urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
    Number(a.isGuess) - Number(b.isGuess) ||
    b.weight - a.weight
  );
}

/** Returns advice about low scores, with at most two actions per area so that no problem hides other problems. */
function selectAdviceOnScores(sorted: readonly WeighedRule[], rescues: readonly WeighedRule[]): WeighedRule[] {
  const taken = new Map<ScoredArea, number>();
  for (const { rule } of rescues) taken.set(rule.area, (taken.get(rule.area) ?? 0) + 1);
  return sorted.filter(({ rule: { area, rescue, isAboutStated } }) => {
    if (rescue !== undefined || isAboutStated) return false;
    const before = taken.get(area) ?? 0;
    taken.set(area, before + 1);
    return before < MOST_PER_AREA;
  });
}

/** Returns the actions to show: help in trouble, advice about goals and situations, and low scores, each up to a limit. */
function selectForemost(sorted: readonly WeighedRule[]): WeighedRule[] {
  const rescues = sorted.filter(({ rule }) => rule.rescue !== undefined).slice(0, MOST_RESCUES);
  const stated = sorted
    .filter(({ rule }) => rule.isAboutStated && rule.rescue === undefined)
    .slice(0, Math.min(MOST_STATED, MOST - rescues.length));
  const places = Math.min(
    MOST_ON_SCORES - rescues.length,
    Math.max(MOST_ACTIONS - rescues.length - stated.length, FEWEST_ON_SCORES - rescues.length),
  );
  const others = selectAdviceOnScores(sorted, rescues).slice(0, Math.max(0, places));
  return sorted.filter((action) => rescues.includes(action) || stated.includes(action) || others.includes(action));
}

/** True if bills and essentials are known to be paid, or savings last for months and nothing is late. */
const isKnownToManage = (facts: UserFacts) => {
  const arrears = dangerStatusOf(facts, 'arrears');
  const hasSavings = arrears !== 'yes' && hasChosen(facts, 'emergency-months', 'three_months', 'six_months');
  return hasSavings || (arrears === 'no' && hasChosen(facts, 'cash-flow-essentials', 'never'));
};

/**
 * Returns the first action with advice to put money aside. Returns undefined if the user can pay for essentials, or an
 * action already names a debt counsellor.
 */
function firstToAskForMoney(actions: readonly WeighedRule[], facts: UserFacts): WeighedRule | undefined {
  if (isKnownToManage(facts) || actions.some(({ rule }) => rule.id === 'debt-counsellor')) return undefined;
  return actions.find(({ rule }) => rule.takesMoney);
}

function toRecommendation(weighed: WeighedRule, facts: UserFacts, language: Language): Recommendation {
  const { rule, urgency, careful, impact } = weighed;
  const { title, text, effect } = userAdviceTextsOf(rule, facts, language);
  const why = reasonSentenceOf(rule, facts, language);
  return {
    id: rule.id,
    title,
    urgency,
    description: careful ? fillText(textsIn(language).phrases.careful, { text }) : text,
    estimated_impact: impactText(effect, impact, facts.scores.metrics.overall, language),
    metric: metricByArea[rule.area],
    ...(rule.rescue !== undefined && { essential: true }),
    ...(why !== undefined && { why }),
    steps: adviceStepsOf(rule.id, language),
    links: [...linksByRule[rule.id], ...linksOfAustralianState(rule.id, facts)],
  };
}

/**
 * Returns the rules that apply. Omits rules for areas without answers, because the scores of these areas are only
 * predicted; help in trouble and stated goals still apply.
 */
export function findApplicableRules(facts: UserFacts): Rule[] {
  return rules.filter(
    (rule) =>
      (rule.rescue !== undefined || rule.isAboutStated || facts.scores.areas[rule.area].basis.answered > 0) &&
      rule.when(facts),
  );
}

/**
 * Returns at most nine pieces of undecided advice by urgency, certainty and gain, then encouraging advice, then decided
 * advice. The texts call no area the weakest, because ten answers are too few to tell.
 */
export function recommend(
  facts: UserFacts,
  language: Language,
  decided: AdviceDecisions = noDecisions,
): Recommendation[] {
  const goals = statedGoals(facts);
  const weighed = findApplicableRules(facts)
    .map((applyingRule) => weighRule(applyingRule, facts, goals))
    .sort(compareByWeight);
  const actions = selectForemost(selectUndecidedActions(weighed, decided, selectForemost));
  const asking = firstToAskForMoney(actions, facts);
  const encouraging = encouragingAdvice(
    facts,
    actions.map((action) => action.rule.area),
    language,
  );
  return [
    ...actions.map((action) => {
      const recommendation = toRecommendation(action, facts, language);
      if (action !== asking) return recommendation;
      const ifShort = fillBenchmarks(textsIn(language).phrases.ifShort, language);
      return { ...recommendation, description: `${recommendation.description} ${ifShort}` };
    }),
    ...encouraging.slice(0, actions.length < MOST_ACTIONS ? Math.max(1, FEWEST - actions.length) : 0),
    ...selectDecidedActions(weighed, decided).map(({ action, decision }) => ({
      ...toRecommendation(action, facts, language),
      ...decision,
    })),
  ];
}
