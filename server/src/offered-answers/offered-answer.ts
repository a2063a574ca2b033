import type { MoneyUpdate, OfferedAnswer } from '@verdant/shared/contract';
import type { Month, MonthCoverageSigns } from '../money/month-figures';
import { lastCompleteMonths, MAX_MEASURED_MONTHS, computeMeasures, monthBefore, type Balance } from '../money/measures';

/** A step of a ladder: the option for figures from `from` up to the `from` of the next step. */
type Step = readonly [from: number, option: string];

interface Ladder {
  readonly figure: OfferedAnswer['figure']['kind'];
  readonly measure: (evidence: AccountEvidence) => Measured | null;
  /** Steps in ascending order, the first from 0, so that every figure leads to an option. */
  readonly steps: readonly Step[];
}

/**
 * The questions that linked accounts can answer, by id. A question is included only if it asks for the figure and the
 * figure can lead to each of its options: suggesting only healthy options would bias the answers.
 *
 * - `emergency-months`: the bounds are those in the texts of the options. The figure has one decimal, so 0.2 is the last
 * value below a week   (7 of 30.4 days).
 * - `cash-flow-spending`: `much` begins at a fifth of the income, the highest step that `investing-surplus` asks about.
 * Within   5 % spending equals income: eleven months have 23 or 24 pays of a fortnight, a difference of 4 %.
 */
const byQuestion: Readonly<Record<string, Ladder>> = {
  'emergency-months': {
    figure: 'covered_months',
    measure: measureCoveredMonths,
    steps: [
      [0, 'days'],
      [0.3, 'weeks'],
      [1, 'one_month'],
      [3, 'three_months'],
      [6, 'six_months'],
    ],
  },
  'cash-flow-spending': {
    figure: 'spent_percent',
    measure: measureSpentPercent,
    steps: [
      [0, 'much_less'],
      [80, 'little_less'],
      [95, 'about_equal'],
      [106, 'little_more'],
      [121, 'much_more'],
    ],
  },
};

/** Ladders by question id. A `Map` is used, because clients send the ids and an object would also find inherited keys. */
export const answerLadders: ReadonlyMap<string, Ladder> = new Map(Object.entries(byQuestion));

/** Returns the option to which a figure leads; undefined below 0. */
export function optionForFigure({ steps }: Ladder, value: number): string | undefined {
  return steps.findLast(([from]) => value >= from)?.[1];
}

/** Account data of a user that can suggest answers. */
export interface AccountEvidence {
  /** Current day in Australia, such as `2026-11-23`. */
  readonly today: string;
  /** Income and spending by month, the newest first, as `monthFiguresOf` returns the months. */
  readonly months: readonly Month[];
  readonly signs: readonly MonthCoverageSigns[];
  /** Balances of all accounts, in any currency. */
  readonly balances: readonly Balance[];
  /** One entry for each link, and for each account with imported files or a typed balance. */
  readonly updates: readonly Pick<MoneyUpdate, 'updated_at' | 'failure' | 'skipped'>[];
}

interface Measured {
  readonly value: number;
  /** Newest first. */
  readonly months: readonly string[];
}

/**
 * Number of months that the question about spending in a year asks about. Data of 365 days has eleven complete months, or
 * ten if the first transaction is some days later.
 */
export const SPENDING_QUESTION_MONTHS = 12;
const MIN_YEAR_MONTHS = 10;
/** Maximum ratio of the highest to the lowest monthly income; above it, income is irregular. */
const MOST_DIFFERENT = 2;
/** Maximum age of figures, in milliseconds. Jobs update six-hourly, banks daily; older balances can predate a payday. */
const MAX_AGE_MS = 48 * 60 * 60 * 1000;

/** Returns the time of the oldest update. Undefined if an update is missing, too old, without consent, or incomplete. */
export function getOldestFreshUpdate(updates: AccountEvidence['updates'], now: Date): string | undefined {
  const times = updates.map(({ updated_at, failure, skipped }) =>
    failure === 'consent' || skipped > 0 ? null : updated_at,
  );
  const isFresh = (time: string | null) => time !== null && now.getTime() - Date.parse(time) <= MAX_AGE_MS;
  return times.every(isFresh) ? times.flatMap((time) => time ?? []).toSorted()[0] : undefined;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function measureSpentPercent({ months, today }: AccountEvidence): Measured | null {
  const used = lastCompleteMonths(months, today, SPENDING_QUESTION_MONTHS);
  const income = sumOf(used.map(({ income_cents }) => income_cents));
  const spent = sumOf(used.map(({ spent_cents }) => spent_cents));
  if (used.length < MIN_YEAR_MONTHS || income <= 0 || spent <= 0) return null;
  return { value: Math.round((spent / income) * 100), months: used.map(({ month }) => month) };
}

/** True if the balance of every bank account is known and in Australian dollars. */
export function hasAllBalances(balances: AccountEvidence['balances']): boolean {
  const isKnown = ({ balanceCents, currency }: Balance) => balanceCents !== null && currency === 'AUD';
  return balances.filter(({ container }) => container === 'bank').every(isKnown);
}

/** True if income is irregular or includes one-off income, or if months before the measured months are missing. */
function isDoubtful(months: readonly Month[], measured: readonly string[]): boolean {
  const used = months.filter(({ month }) => measured.includes(month));
  const incomes = used.map(({ income_cents, usual_income_cents }) => usual_income_cents ?? income_cents);
  const isIrregular = Math.max(...incomes) > MOST_DIFFERENT * Math.min(...incomes);
  const before = monthBefore(measured.at(-1) ?? '');
  const hasGap = measured.length < MAX_MEASURED_MONTHS && months.some(({ month }) => month < before);
  return isIrregular || hasGap || used.some(({ one_off_cents: once = 0 }) => once !== 0);
}

function measureCoveredMonths({ months, balances, today }: AccountEvidence): Measured | null {
  const { covered_months: value, months: measured } = computeMeasures(months, balances, today);
  const isKnown = value !== null && hasAllBalances(balances) && !isDoubtful(months, measured);
  return isKnown ? { value, months: measured } : null;
}

/** True if each of the months has pay, and no month has a payment to a card that is not linked. */
export function hasCompletePayAndCards(
  { signs, balances }: Pick<AccountEvidence, 'signs' | 'balances'>,
  months: readonly string[],
): boolean {
  const hasCard = balances.some(({ container }) => container === 'creditCard');
  return months.every((month) => {
    const found = signs.find((sign) => sign.month === month);
    return found?.hasPay === true && (hasCard || !found.paysCard);
  });
}

/**
 * Returns the answer that account data suggests, with the figure that leads to it (`answerLadders`). Null for a question
 * without a ladder, and if the data is not enough:
 * - no account data, figures older than two days, or unreadable records;
 * - too few complete months in a row, irregular or one-off income, or months without pay;
 * - a card that is not linked, or an account whose balance is unknown or in another currency.
 */
export function offeredAnswer(questionId: string, evidence: AccountEvidence, now: Date): OfferedAnswer | null {
  const ladder = answerLadders.get(questionId);
  const updatedAt = getOldestFreshUpdate(evidence.updates, now);
  if (!ladder || updatedAt === undefined) return null;
  const measured = ladder.measure(evidence);
  const [last, first] = [measured?.months[0], measured?.months.at(-1)];
  if (!measured || !last || !first || !hasCompletePayAndCards(evidence, measured.months)) return null;
  const answer = optionForFigure(ladder, measured.value);
  if (answer === undefined) return null;
  const figure = { kind: ladder.figure, value: measured.value };
  return { answer, figure, first_month: first, last_month: last, updated_at: updatedAt };
}
