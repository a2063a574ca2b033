import type { InvestmentProfile, Language } from '@verdant/shared/contract';
import { answerPoints } from '../quiz/answers';
import { dangerStatusOf, isInArrears, isClearToInvest, hasDanger, type Danger } from '../quiz/safety/dangers';
import { type Goal, statedGoals } from './goals';
import { findAnswer, hasChosen, questionOf, type UserFacts } from './user-facts';
import { textsIn, type Texts } from './texts';
import { questionBank } from '../quiz/question-bank';

type ProfileTexts = Texts['profile'];
type RiskLevel = keyof ProfileTexts['risk'];
type Focus = keyof ProfileTexts['focus'];

type Horizon = 'short' | 'medium' | 'long';

/** Time until the user needs the money of a goal; goals without a time limit are omitted. */
const horizonOfGoal: Readonly<Record<string, Horizon>> = {
  buffer: 'short',
  soon: 'short',
  home: 'medium',
  family: 'medium',
  later: 'long',
  retirement: 'long',
};

/** Capacity for risk, 0 to 100, of a user without a goal that has a time limit: the capacity of a medium-term goal. */
const MEDIUM_CAPACITY = 55;

const levels: readonly { readonly below: number; readonly name: RiskLevel }[] = [
  { below: 25, name: 'conservative' },
  { below: 50, name: 'cautious' },
  { below: 75, name: 'balanced' },
  { below: Infinity, name: 'growth' },
];
/** Highest capacity for risk of a user who is possibly in a danger: the top of the level `cautious`. */
const CAPACITY_IN_DANGER = 49;

/** Returns the horizon of the main goal; undefined if the main goal is missing or has no time limit. */
export function horizonOf(facts: UserFacts): Horizon | undefined {
  return horizonOfGoal[String(findAnswer(facts, 'profile-goal') ?? '')];
}

/**
 * Returns the tolerance for risk, 0 to 100: the mean points of the answers to risk questions; null without such an answer.
 */
function riskTolerance({ answers }: UserFacts): number | null {
  const points = answers.flatMap(({ questionId, answer }) => {
    const question = questionBank.byId.get(questionId);
    const value = question?.role === 'risk' ? answerPoints(question, answer) : null;
    return value === null ? [] : [value];
  });
  return points.length === 0 ? null : points.reduce((sum, value) => sum + value, 0) / points.length;
}

/** Returns the capacity for risk, 0 to 100, from the time until the main goal, in which a fall in value can recover. */
function timeCapacity(facts: UserFacts): number {
  const goal = findAnswer(facts, 'profile-goal');
  return (goal === undefined ? null : answerPoints(questionOf('profile-goal'), goal)) ?? MEDIUM_CAPACITY;
}

/** Returns the capacity for risk, 0 to 100: at most `CAPACITY_IN_DANGER` unless `isClearToInvest` is true. */
function riskCapacity(facts: UserFacts): number {
  return isClearToInvest(facts) ? timeCapacity(facts) : Math.min(CAPACITY_IN_DANGER, timeCapacity(facts));
}

/** Points by which tolerance exceeds capacity for risk, from which the investment profile has a `note`. */
export const LARGE_RISK_EXCESS_POINTS = 25;

/** Returns the points by which tolerance exceeds capacity for risk; null without an answer to a risk question. */
export function riskToleranceExcess(facts: UserFacts): number | null {
  const tolerance = riskTolerance(facts);
  return tolerance === null ? null : tolerance - riskCapacity(facts);
}

function riskLevel(facts: UserFacts): RiskLevel {
  const tolerance = riskTolerance(facts);
  if (tolerance === null) return 'unknown';
  const bearable = Math.min(tolerance, riskCapacity(facts));
  return levels.find(({ below }) => bearable < below)?.name ?? 'unknown';
}

/** Dangers, the most urgent first. Each of them determines the focus before any goal does. */
const dangersByUrgency: readonly Danger[] = [
  'arrears',
  'hardship',
  'costly_debt',
  'high_repayments',
  'overspending',
  'thin_buffer',
];

/** Focus per goal. Goals with `isGrowth` apply only to users with a long horizon for whom `isClearToInvest` is true. */
const focusOfGoal: Readonly<Partial<Record<Goal, { readonly focus: Focus; readonly isGrowth: boolean }>>> = {
  debt_free: { focus: 'debt_free', isGrowth: false },
  home: { focus: 'home', isGrowth: false },
  retirement: { focus: 'retirement', isGrowth: true },
  income: { focus: 'income', isGrowth: true },
  ethical: { focus: 'ethical', isGrowth: true },
  growth: { focus: 'growth', isGrowth: true },
};

function preferredFocus(facts: UserFacts): Focus {
  if (isInArrears(facts)) return 'arrears';
  const danger = dangersByUrgency.find((name) => hasDanger(facts, name));
  // The focus is not `costly_debt` but `debt_free` for interest-free plans and debts to family: these debts cost little.
  const isDear = hasChosen(facts, 'debt-types', 'card_carried', 'loan', 'payday');
  if (danger === 'costly_debt' && !isDear) return 'debt_free';
  if (danger) return danger;
  // The focus is a savings buffer if the user's savings are unknown, because this suggestion is safe in any case.
  if (dangerStatusOf(facts, 'thin_buffer') === 'unknown') return 'thin_buffer';
  const mayGrow = isClearToInvest(facts) && horizonOf(facts) === 'long';
  const fitting = statedGoals(facts)
    .flatMap((goal) => focusOfGoal[goal] ?? [])
    .find(({ isGrowth }) => mayGrow || !isGrowth);
  if (fitting) return fitting.focus;
  if (mayGrow) return 'spread_growth';
  return horizonOf(facts) === 'short' ? 'short_term' : 'steady_base';
}

function investmentNoteOf(facts: UserFacts, { note }: ProfileTexts): Pick<InvestmentProfile, 'note'> {
  if ((riskToleranceExcess(facts) ?? 0) < LARGE_RISK_EXCESS_POINTS) return {};
  return { note: timeCapacity(facts) <= riskCapacity(facts) ? note.timeframe : note.finances };
}

/** Returns horizon, risk and focus in words (spec 3). Risk is the lower of tolerance and capacity. */
export function investmentProfile(facts: UserFacts, language: Language): InvestmentProfile {
  const texts = textsIn(language).profile;
  return {
    investment_horizon: texts.horizon[horizonOf(facts) ?? 'unknown'],
    risk_tolerance: texts.risk[riskLevel(facts)],
    preferred_focus: texts.focus[preferredFocus(facts)],
    ...investmentNoteOf(facts, texts),
  };
}
