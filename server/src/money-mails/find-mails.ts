import { and, eq, gte, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { moneyMailKinds, type NotificationPreferences } from '@verdant/shared/contract';
import { users } from '../accounts/schema';
import type { Database } from '../database';
import { findBudget } from '../money/budget/store';
import { dayInSydney, monthStart } from '../money/days';
import { findMonthFigures } from '../money/find-months';
import { findLastCoveredDay } from '../money/import/coverage';
import { findMoneyCycle } from '../money/recurring/store';
import { moneyTransactions } from '../money/schema';
import { findBalances, findMonthCoverageSigns } from '../money/store';
import { hasCompletePayAndCards } from '../offered-answers/offered-answer';
import { isMailWanted } from '../reminders/due';
import {
  lowBalanceMail,
  monthlyLetter,
  overBudgetMail,
  unusualChargeMails,
  type MerchantCharge,
  type MoneyMail,
} from './decide';

/** Number of days in which a charge counts as recent: several, because banks deliver some transactions days later. */
const RECENT_DAYS = 7;
const EARLIER_DAYS = 400;

export async function findUsersWithMoneyMails(db: Database): Promise<string[]> {
  const isOn = or(...moneyMailKinds.map((kind) => sql`(${users.notifications} ->> ${kind})::boolean`));
  const rows = await db.select({ id: users.id }).from(users).where(and(isMailWanted, isOn));
  return rows.map(({ id }) => id);
}

/** Finds charges from `from` to the day before `until`, except flagged ones (e.g. gambling), which mails never mention. */
async function findCharges(db: Database, userId: string, from: string, until: string, merchants?: readonly string[]) {
  const { merchantKey, date, amountCents, category, flag, isPending, isCounted, currency } = moneyTransactions;
  const rows = await db
    .select({ merchantKey, on: date, cents: sql<string>`0 - ${amountCents}` })
    .from(moneyTransactions)
    .where(
      and(
        eq(moneyTransactions.userId, userId),
        isCounted,
        eq(isPending, false),
        isNull(flag),
        eq(currency, 'AUD'),
        lt(amountCents, 0),
        ne(merchantKey, ''),
        notInArray(category, ['income', 'transfer', 'loan']),
        gte(date, from),
        lt(date, until),
        merchants && inArray(merchantKey, [...merchants]),
      ),
    );
  return rows.map((row): MerchantCharge => ({ ...row, cents: Number(row.cents) }));
}

async function findUnusualCharges(db: Database, userId: string, now: Date): Promise<MoneyMail[]> {
  const recent = await findCharges(db, userId, dayInSydney(now, RECENT_DAYS), dayInSydney(now, -1));
  if (recent.length === 0) return [];
  const merchants = [...new Set(recent.map(({ merchantKey }) => merchantKey))];
  const earlier = await findCharges(db, userId, dayInSydney(now, EARLIER_DAYS), dayInSydney(now), merchants);
  return unusualChargeMails(recent, earlier);
}

async function findMonthlyLetter(db: Database, userId: string, now: Date): Promise<MoneyMail | undefined> {
  const today = await findLastCoveredDay(db, userId, now);
  const months = await findMonthFigures(db, userId, { today, monthsBefore: 1 });
  const letter = monthlyLetter(months, dayInSydney(now));
  if (!letter) return undefined;
  const evidence = {
    signs: await findMonthCoverageSigns(db, userId, monthStart(today, 1)),
    balances: await findBalances(db, userId, now),
  };
  // The letter is sent only if all the user's accounts and cards are known; otherwise income and spending would be wrong.
  return hasCompletePayAndCards(evidence, [letter.key]) ? letter : undefined;
}

export async function findMoneyMails(
  db: Database,
  userId: string,
  switches: NotificationPreferences | null,
  now: Date,
): Promise<MoneyMail[]> {
  const all = [
    switches?.low_balance && lowBalanceMail(await findMoneyCycle(db, userId, now)),
    switches?.over_budget && overBudgetMail(await findBudget(db, userId, now)),
    switches?.monthly_letter && (await findMonthlyLetter(db, userId, now)),
    ...(switches?.unusual_charge ? await findUnusualCharges(db, userId, now) : []),
  ];
  return all.flatMap((mail) => mail || []);
}
