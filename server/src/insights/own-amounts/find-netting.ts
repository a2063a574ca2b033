import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { moneyAccounts } from '../../bank-link/schema';
import type { Database } from '../../database';
import { isStale } from '../../money/coverage';
import { moneyTransactions } from '../../money/schema';

/** What a linked credit card owes, and how it was used in the last three months. */
export interface CardUse {
  /** Null where it is unknown or not that of today. */
  readonly balanceCents: number | null;
  readonly payments: number;
  readonly paidCents: number;
  readonly chargedInterest: boolean;
}

/** What changes the meaning of the balances that advice counts with. */
export interface Netting {
  /** False where no linked card carries a debt; undefined where no card is linked or one of them is unknown. */
  readonly carriesCardDebt?: boolean | undefined;
  /** Money in accounts that are named an offset account; null where one of the balances is unknown. */
  readonly offsetCents?: number | null | undefined;
}

const DAYS = 90;
/** One payment may be a minimum; a card that is paid in full was paid in more than one month. */
const FEWEST_PAYMENTS = 2;

/** Whether any card carries a debt from month to month. A card that is paid in full has a balance and charges no interest. */
export function carriesCardDebt(cards: readonly CardUse[]): boolean | undefined {
  const carries = ({ balanceCents, payments, paidCents, chargedInterest }: CardUse) =>
    (balanceCents ?? 0) > 0 && (chargedInterest || payments < FEWEST_PAYMENTS || paidCents < (balanceCents ?? 0));
  if (cards.some(carries)) return true;
  return cards.length === 0 || cards.some(({ balanceCents }) => balanceCents === null) ? undefined : false;
}

/** Reads the cards and offset accounts of a user, in Australian dollars. */
export async function findNetting(db: Database, userId: string, now: Date): Promise<Netting> {
  const { id, name, container, balanceCents, asOf, currency, isCounted, leftOut } = moneyAccounts;
  const { accountId, amountCents, description, date } = moneyTransactions;
  const since = sql`current_date - ${DAYS}::int`;
  const rows = await db
    .select({
      container,
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
        sql`(${container} = 'creditCard' or (${container} = 'bank' and ${name} ~* '\\moffset\\M'))`,
      ),
    )
    .groupBy(id);
  const known = rows.map((row) => ({ ...row, balanceCents: isStale(row.asOf, now) ? null : row.balanceCents }));
  const offsets = known.filter((row) => row.container === 'bank').map((row) => row.balanceCents);
  return {
    carriesCardDebt: carriesCardDebt(known.filter((row) => row.container === 'creditCard')),
    offsetCents: offsets.reduce<number | null>(
      (sum, cents) => (sum === null || cents === null ? null : sum + cents),
      0,
    ),
  };
}
