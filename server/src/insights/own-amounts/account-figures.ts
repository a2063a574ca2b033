import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { moneyAccounts } from '../../bank-link/schema';
import type { Database } from '../../database';
import { isStale } from '../../money/coverage';
import { dayInSydney } from '../../money/days';
import { findDebts, type Debt } from '../../money/find-debts';
import { findPay } from '../../money/recurring/store';
import { moneyTransactions } from '../../money/schema';
import { findAccountEvidence, suggestAnswers, type SuggestedAnswers } from '../../offered-answers/find-offered-answer';
import { cashInBanks, computeMeasures } from '../../money/measures';
import type { PayRhythm } from '@verdant/shared/contract';
import {
  getOldestFreshUpdate,
  hasAllBalances,
  hasCompletePayAndCards,
  type AccountEvidence,
} from '../../offered-answers/offered-answer';

/** Figures from a user's accounts for advice, in cents; unknown figures are null. */
export interface AccountFigures {
  /** Date in Australia, such as `2026-11-25`. */
  readonly today: string;
  /** ISO time of the oldest figure. */
  readonly asOf: string;
  /** Money that the user can spend the same day, such as cash in banks. */
  readonly cashCents: number | null;
  /**
   * Mean income per month over `months` complete months; `spentCents` is the mean spending. Null unless all pay and
   * spending pass through the accounts.
   */
  readonly incomeCents: number | null;
  readonly spentCents: number | null;
  readonly months: number;
  /** Debts with a known rate, the most expensive first. */
  readonly debts: readonly Debt[];
  /** False if no card carries a debt from month to month; undefined if unknown. */
  readonly carriesCardDebt?: boolean | undefined;
  /** Rhythm of the user's regular pay; undefined without regular pay. */
  readonly payRhythm?: PayRhythm | undefined;
}

export interface AccountFindings {
  /** Figures from the accounts; null if missing or older than two days. */
  readonly money: AccountFigures | null;
  readonly offers: SuggestedAnswers;
}

export const noAccountFindings: AccountFindings = { money: null, offers: new Map() };

/** Returns figures for advice; null if older than two days, a bank must be reconnected, or records were unreadable. */
export function accountFiguresOf(evidence: AccountEvidence, debts: readonly Debt[], now: Date): AccountFigures | null {
  const asOf = getOldestFreshUpdate(evidence.updates, now);
  if (asOf === undefined) return null;
  const { months, balances } = evidence;
  const { months: measured, income_cents, spent_cents } = computeMeasures(months, balances, evidence.today);
  const isWhole = hasCompletePayAndCards(evidence, measured);
  return {
    today: dayInSydney(now),
    asOf,
    cashCents: hasAllBalances(balances) ? cashInBanks(balances) : null,
    incomeCents: isWhole ? income_cents : null,
    spentCents: isWhole ? spent_cents : null,
    months: measured.length,
    debts,
  };
}

/** A user's payments to a credit card in the last `DAYS` days, with the balance. */
export interface CardDebtUse {
  /** Amount owed now, in cents; null if unknown or too old. */
  readonly balanceCents: number | null;
  readonly payments: number;
  readonly paidCents: number;
  readonly chargedInterest: boolean;
}

const DAYS = 90;
/** Minimum payments within `DAYS` for a card to count as paid in full. One payment is possibly a minimum payment. */
const FEWEST_PAYMENTS = 2;

/** True if any card carries debt from month to month; undefined if unknown. A balance paid in full monthly is no debt. */
export function carriesCardDebt(cards: readonly CardDebtUse[]): boolean | undefined {
  const carries = ({ balanceCents, payments, paidCents, chargedInterest }: CardDebtUse) =>
    (balanceCents ?? 0) > 0 && (chargedInterest || payments < FEWEST_PAYMENTS || paidCents < (balanceCents ?? 0));
  if (cards.some(carries)) return true;
  return cards.length === 0 || cards.some(({ balanceCents }) => balanceCents === null) ? undefined : false;
}

async function findCardDebt(db: Database, userId: string, now: Date): Promise<boolean | undefined> {
  const { id, container, balanceCents, asOf, currency, isCounted, leftOut } = moneyAccounts;
  const { accountId, amountCents, description, date } = moneyTransactions;
  const since = sql`current_date - ${DAYS}::int`;
  const rows = await db
    .select({
      balanceCents,
      asOf,
      payments: sql<number>`count(*) filter (where ${amountCents} > 0)`.mapWith(Number),
      paidCents: sql<number>`coalesce(sum(${amountCents}) filter (where ${amountCents} > 0), 0)`.mapWith(Number),
      chargedInterest: sql<boolean>`coalesce(bool_or(${amountCents} < 0 and ${description} ~* '\\m(interest|int charge)'), false)`,
    })
    .from(moneyAccounts)
    .leftJoin(moneyTransactions, and(eq(accountId, id), gte(date, since)))
    .where(
      and(
        eq(moneyAccounts.userId, userId),
        eq(currency, 'AUD'),
        isCounted,
        isNull(leftOut),
        eq(container, 'creditCard'),
      ),
    )
    .groupBy(id);
  return carriesCardDebt(
    rows.map((row) => ({ ...row, balanceCents: isStale(row.asOf, now) ? null : row.balanceCents })),
  );
}

/** Reads the figures from a user's accounts that advice uses. */
export async function findAccountFindings(db: Database, userId: string, now: Date): Promise<AccountFindings> {
  const evidence = await findAccountEvidence(db, userId, now);
  if (!evidence) return noAccountFindings;
  const money = accountFiguresOf(evidence, await findDebts(db, userId, now), now);
  const payRhythm = (await findPay(db, userId, dayInSydney(now)))?.cycle.rhythm;
  return {
    money: money && { ...money, payRhythm, carriesCardDebt: await findCardDebt(db, userId, now) },
    offers: suggestAnswers(evidence, now),
  };
}
