import { urgencies, type Language, type Recommendation, type Urgency } from '@verdant/shared/contract';
import type { ScoredArea } from '../../quiz/question-bank';
import type { Goal } from '../goal-words';
import { statedGoals } from '../goals';
import type { Picture } from '../picture';
import type { Score } from '../../quiz/scoring';
import { textsIn } from '../texts';
import { decidedOnes, openOnes, undecided, type Decided } from './decided';
import { impactOf, impactText } from './impact';
import type { Rule } from './rule';
import { rules } from './rules';
import { isStated } from './step';
import { upkeep } from './upkeep';
import { wordsOf } from './words-of';

const MOST_ACTIONS = 4;
const MOST_PER_AREA = 2;
const FEWEST = 3;

const HIGH_BELOW = 40;
const MEDIUM_BELOW = 70;

/** What someone wants lets advice count this much more, in the order alone. */
const GOAL_FACTOR = 1.5;
/** Advice that changes no answer counts as a small step. */
const WITHOUT_IMPACT = 0.5;

interface Weighed {
  readonly rule: Rule;
  readonly urgency: Urgency;
  /** Nothing that was said calls for it: other answers make it likely. */
  readonly isGuess: boolean;
  readonly careful: boolean;
  /** Points of the overall score; null for advice that changes no answer. */
  readonly impact: number | null;
  readonly weight: number;
}

function urgencyByScore(score: number): Urgency {
  if (score < HIGH_BELOW) return 'high';
  return score < MEDIUM_BELOW ? 'medium' : 'low';
}

/** How pressing a rule is. What nobody stated is never pressing, and with little known of an area nothing is high. */
function urgencyOf(
  { value }: Score,
  own: Urgency | undefined,
  { isGuess, careful }: Pick<Weighed, 'isGuess' | 'careful'>,
) {
  if (isGuess) return 'low';
  const urgency = own ?? urgencyByScore(value);
  return careful && urgency === 'high' ? 'medium' : urgency;
}

function weigh(rule: Rule, picture: Picture, goals: readonly Goal[]): Weighed {
  const score = picture.scores.areas[rule.area];
  const own = rule.urgency?.(picture);
  const isGuess = rule.steps.length > 0 && !rule.steps.some((step) => isStated(step, picture));
  // A red flag is a fact that was stated, however little else is known.
  const careful = isGuess || (own !== 'high' && score.confidence === 'low');
  const impact = impactOf(rule, picture);
  const wanted = rule.goals?.some((goal) => goals.includes(goal)) ?? false;
  return {
    rule,
    isGuess,
    careful,
    impact,
    urgency: urgencyOf(score, own, { isGuess, careful }),
    weight: (impact ?? WITHOUT_IMPACT) * (wanted ? GOAL_FACTOR : 1),
  };
}

const NO_RESCUE = 9;

function byWeight(a: Weighed, b: Weighed): number {
  return (
    (a.rule.rescue ?? NO_RESCUE) - (b.rule.rescue ?? NO_RESCUE) ||
    urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
    Number(a.isGuess) - Number(b.isGuess) ||
    b.weight - a.weight
  );
}

/** The foremost actions, no area more than twice, so that one trouble does not hide the others. */
function foremost(sorted: readonly Weighed[]): Weighed[] {
  const taken = new Map<ScoredArea, number>();
  return sorted
    .filter(({ rule: { area, rescue } }) => {
      const before = taken.get(area) ?? 0;
      taken.set(area, before + 1);
      return rescue !== undefined || before < MOST_PER_AREA;
    })
    .slice(0, MOST_ACTIONS);
}

function toRecommendation(weighed: Weighed, picture: Picture, language: Language): Recommendation {
  const { rule, urgency, careful, impact } = weighed;
  const { title, text, effect } = wordsOf(rule, picture, language);
  return {
    id: rule.id,
    title,
    urgency,
    description: careful ? textsIn(language).phrases.careful(text) : text,
    estimated_impact: impactText(effect, impact, language),
    ...(rule.rescue !== undefined && { essential: true }),
  };
}

/** The rules that apply. An area nobody asked about is left alone, help in trouble apart: its score is only guessed. */
export function applyingRules(picture: Picture): Rule[] {
  return rules.filter(
    (one) => (one.rescue !== undefined || picture.scores.areas[one.area].basis.answered > 0) && one.when(picture),
  );
}

/**
 * Three to five pieces of general advice: the most urgent first, within an urgency by how much each is expected to lift
 * the overall score; what answers only make likely after what they call for; and at the end at least one encouraging thing.
 * No area is called the weakest: ten answers are too few for that. After these come the ones that the person decided about.
 */
export function recommend(picture: Picture, language: Language, decided: Decided = undecided): Recommendation[] {
  const goals = statedGoals(picture);
  const weighed = applyingRules(picture)
    .map((one) => weigh(one, picture, goals))
    .sort(byWeight);
  const actions = foremost(openOnes(weighed, decided, foremost));
  const encouraging = upkeep(
    picture,
    actions.map((action) => action.rule.area),
    language,
  );
  return [
    ...actions.map((action) => toRecommendation(action, picture, language)),
    ...encouraging.slice(0, Math.max(1, FEWEST - actions.length)),
    ...decidedOnes(weighed, decided).map(({ action, decision }) => ({
      ...toRecommendation(action, picture, language),
      ...decision,
    })),
  ];
}
