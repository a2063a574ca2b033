import type { InvestmentProfile } from '@verdant/shared/contract';
import { answerPoints } from '../quiz/answers';
import { certaintyOf, isBehind, isClearToInvest, isIn, type Danger } from '../quiz/safety';
import { statedGoals, type Goal } from './goals';
import { answerTo, questionOf, type Picture } from './picture';

const UNKNOWN = 'Not yet known';

type Horizon = 'short' | 'medium' | 'long';

const horizonTexts: Readonly<Record<Horizon, string>> = {
  short: 'Short-term (1-3 years)',
  medium: 'Medium-term (4-6 years)',
  long: 'Long-term (7+ years)',
};

/** When the money for a goal is needed; what has no date is left out. */
const horizonOfGoal: Readonly<Record<string, Horizon>> = {
  buffer: 'short',
  soon: 'short',
  home: 'medium',
  family: 'medium',
  later: 'long',
  retirement: 'long',
};

/** Capacity for risk, 0 to 100, of someone who named no goal with a date: that of a medium one. */
const MEDIUM_CAPACITY = 55;

const levels: readonly { readonly below: number; readonly name: string }[] = [
  { below: 25, name: 'Conservative' },
  { below: 50, name: 'Cautious' },
  { below: 75, name: 'Balanced' },
  { below: Infinity, name: 'Growth' },
];
/** Nobody is called readier for risk than `Cautious` while a danger is there, or may be. */
const CAPACITY_IN_DANGER = 49;

/** `short`, `medium` or `long`, by the goal that matters most; undefined where none with a date was named. */
export function horizonOf(picture: Picture): Horizon | undefined {
  return horizonOfGoal[String(answerTo(picture, 'profile-goal') ?? '')];
}

/** How much risk is welcome, 0 to 100: the mean of the risk questions; null when none was answered. */
function riskTolerance({ questionBank, answers }: Picture): number | null {
  const points = answers.flatMap(({ questionId, answer }) => {
    const question = questionBank.byId.get(questionId);
    const value = question?.role === 'risk' ? answerPoints(question, answer) : null;
    return value === null ? [] : [value];
  });
  return points.length === 0 ? null : points.reduce((sum, value) => sum + value, 0) / points.length;
}

/** How long a fall in value could be waited out, 0 to 100, by the time until the goal. */
function timeCapacity(picture: Picture): number {
  const goal = answerTo(picture, 'profile-goal');
  return (goal === undefined ? null : answerPoints(questionOf(picture, 'profile-goal'), goal)) ?? MEDIUM_CAPACITY;
}

/** How much risk the finances can bear, 0 to 100. */
function riskCapacity(picture: Picture): number {
  return isClearToInvest(picture) ? timeCapacity(picture) : Math.min(CAPACITY_IN_DANGER, timeCapacity(picture));
}

/** From this distance on, circumstances suggest clearly less risk than someone is comfortable with. */
export const WIDE_RISK_GAP = 25;

/** By how many points the wish for risk goes beyond what can be borne; null when no risk question was answered. */
export function riskGap(picture: Picture): number | null {
  const tolerance = riskTolerance(picture);
  return tolerance === null ? null : tolerance - riskCapacity(picture);
}

function riskLevel(picture: Picture): string {
  const tolerance = riskTolerance(picture);
  if (tolerance === null) return UNKNOWN;
  const bearable = Math.min(tolerance, riskCapacity(picture));
  return levels.find(({ below }) => bearable < below)?.name ?? UNKNOWN;
}

/** What comes before any goal, the most urgent first. */
const focusOfDanger: readonly (readonly [Danger, string])[] = [
  ['arrears', 'Catching up on bills and repayments'],
  ['hardship', 'Keeping the essentials safe'],
  ['costly_debt', 'Reducing high-interest debt'],
  ['high_repayments', 'Making repayments manageable'],
  ['overspending', 'Bringing spending below income'],
  ['thin_buffer', 'Building an emergency buffer'],
];

/** What a goal means for money that is set aside; goals that growth serves only for those who are clear to invest. */
const focusOfGoal: Readonly<Partial<Record<Goal, { readonly focus: string; readonly isGrowth: boolean }>>> = {
  debt_free: { focus: 'Becoming debt-free', isGrowth: false },
  home: { focus: 'Saving for a home deposit', isGrowth: false },
  retirement: { focus: 'Growing retirement savings', isGrowth: true },
  income: { focus: 'Income from investments', isGrowth: true },
  ethical: { focus: 'Investing in line with your values', isGrowth: true },
  growth: { focus: 'Long-term growth', isGrowth: true },
};

function preferredFocus(picture: Picture): string {
  if (isBehind(picture)) return 'Catching up on bills and repayments';
  const danger = focusOfDanger.find(([name]) => isIn(picture, name));
  if (danger) return danger[1];
  // With no word about savings, a buffer is never wrong.
  if (certaintyOf(picture, 'thin_buffer') === 'unknown') return 'Building an emergency buffer';
  const mayGrow = isClearToInvest(picture) && horizonOf(picture) === 'long';
  const fitting = statedGoals(picture)
    .flatMap((goal) => focusOfGoal[goal] ?? [])
    .find(({ isGrowth }) => mayGrow || !isGrowth);
  if (fitting) return fitting.focus;
  if (mayGrow) return 'Diversified long-term growth';
  return horizonOf(picture) === 'short' ? 'Keeping short-term savings safe' : 'A steady base for what comes next';
}

function noteOn(picture: Picture): Pick<InvestmentProfile, 'note'> {
  if ((riskGap(picture) ?? 0) < WIDE_RISK_GAP) return {};
  const reason = timeCapacity(picture) <= riskCapacity(picture) ? 'timeframe suggests' : 'finances suggest';
  return { note: `Your ${reason} less risk than you are comfortable with.` };
}

/**
 * Horizon, level of risk and focus in words (spec 3). The level is the lesser of wish and capacity; `note`, additional to
 * the specification, says so where the two are far apart.
 */
export function investmentProfile(picture: Picture): InvestmentProfile {
  const horizon = horizonOf(picture);
  return {
    investment_horizon: horizon === undefined ? UNKNOWN : horizonTexts[horizon],
    risk_tolerance: riskLevel(picture),
    preferred_focus: preferredFocus(picture),
    ...noteOn(picture),
  };
}
