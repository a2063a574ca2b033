import type { InvestmentProfile } from '@verdant/shared/contract';
import { answerPoints } from '../quiz/answers';
import { statedGoals, type Goal } from './goals';
import { answerTo, questionOf, type Picture } from './picture';

const UNKNOWN = 'Not yet known';

const horizons: Readonly<Record<string, string>> = {
  short: 'Short-term (1-3 years)',
  medium: 'Medium-term (4-6 years)',
  long: 'Long-term (7+ years)',
};

/** Capacity of someone who did not name a horizon: that of a medium one. */
const MEDIUM_CAPACITY = 55;
/** What a missing buffer or a heavy debt takes off the capacity for risk. */
const CAPACITY_LOSS = 20;

const levels: readonly { readonly below: number; readonly name: string }[] = [
  { below: 25, name: 'Conservative' },
  { below: 50, name: 'Cautious' },
  { below: 75, name: 'Balanced' },
  { below: Infinity, name: 'Growth' },
];

/** Both ask for the same time, and only one of them is asked. */
const horizonQuestions = ['profile-horizon', 'profile-horizon-goal'] as const;

/** `short`, `medium` or `long`, as answered. */
export function horizonOf(picture: Picture): string | undefined {
  return horizonQuestions.map((id) => answerTo(picture, id)).find((given) => typeof given === 'string');
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

/** How much risk the finances can bear, 0 to 100: time gives, a missing buffer and heavy debts take. */
function riskCapacity(picture: Picture): number {
  const horizon = horizonOf(picture);
  const given = horizon === undefined ? null : answerPoints(questionOf(picture, 'profile-horizon'), horizon);
  const buffer = picture.scores.areas.emergency_fund.value < 50 ? CAPACITY_LOSS : 0;
  const debts = picture.scores.areas.debt.value < 40 ? CAPACITY_LOSS : 0;
  return Math.max(0, (given ?? MEDIUM_CAPACITY) - buffer - debts);
}

/** From this distance on, the finances suggest clearly less risk than someone is comfortable with. */
export const WIDE_RISK_GAP = 25;

/** By how many points the wish for risk goes beyond what the finances can bear; null when no risk question was answered. */
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

/** What a goal means for investing; goals that growth serves are left to the horizon. */
const focusOfGoal: Readonly<Partial<Record<Goal, { readonly focus: string; readonly needsTime: boolean }>>> = {
  debt_free: { focus: 'Becoming debt-free', needsTime: false },
  home: { focus: 'Saving for a home deposit', needsTime: false },
  retirement: { focus: 'Growing retirement savings', needsTime: false },
  income: { focus: 'Income from investments', needsTime: true },
  ethical: { focus: 'Investing in line with your values', needsTime: true },
  growth: { focus: 'Long-term growth', needsTime: true },
};

function preferredFocus(picture: Picture): string {
  if (picture.hasRedFlag) return 'Reducing high-interest debt';
  if (picture.scores.areas.emergency_fund.value < 50) return 'Building an emergency buffer';
  const short = horizonOf(picture) === 'short';
  const fitting = statedGoals(picture)
    .flatMap((goal) => focusOfGoal[goal] ?? [])
    .find(({ needsTime }) => !(needsTime && short));
  return fitting?.focus ?? (short ? 'Keeping short-term savings safe' : 'Diversified long-term growth');
}

/**
 * Horizon, level of risk and focus in words (spec 3). The level is the lesser of wish and capacity; `note`, additional to
 * the specification, says so where the two are far apart.
 */
export function investmentProfile(picture: Picture): InvestmentProfile {
  return {
    investment_horizon: horizons[horizonOf(picture) ?? ''] ?? UNKNOWN,
    risk_tolerance: riskLevel(picture),
    preferred_focus: preferredFocus(picture),
    ...((riskGap(picture) ?? 0) >= WIDE_RISK_GAP && {
      note: 'Your finances suggest less risk than you are comfortable with.',
    }),
  };
}
