import { and, eq, inArray, lte, or } from 'drizzle-orm';
import {
  spendingCategories,
  type BudgetAmount,
  type BudgetAmountChange,
  type BudgetChanges,
  type MoneyBudget,
  type SpendingCategory,
} from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { withMoneyDataLock } from '../../bank-link';
import type { Database, Transaction } from '../../database';
import { isCountedSince, transactionPartsQuery } from '../transactions-query';
import { dayInSydney, monthStart } from '../days';
import { findMonthFigures } from '../find-months';
import { findLastCoveredDay } from '../import/coverage';
import { MAX_MEASURED_MONTHS } from '../measures';
import { resolveBills } from '../recurring/bills';
import { cyclePeriod, monthPeriodOf, resolvePay } from '../recurring/cycle';
import type { FoundBill } from '../recurring/found';
import { payeeKey } from '../recurring/payee';
import { findOwnCorrections, loadRecurringPayments } from '../recurring/store';
import { budgetAmounts, moneyTransactions } from '../schema';
import { toStoredBudgetAmount, budgetOf, type StoredBudgetAmount } from './budget';
import { spreadBillCosts, type Spending, type SpreadBillCosts } from './bill-shares';
import { payBudgetOf } from './pay-budget';

/** Maximum number of past months whose unspent money rolls over. Older unspent money has possibly been spent since. */
const MAX_ROLLED_MONTHS = 12;
const NUMBERED = / \d+$/;

const findAmounts = async (db: Database | Transaction, userId: string): Promise<StoredBudgetAmount[]> =>
  db.select().from(budgetAmounts).where(eq(budgetAmounts.userId, userId));

/** True if a payment belongs to a bill: it has the same payee, and the same price if the price is steady. */
function isPaymentOf(bill: FoundBill, payee: string, cents: number): boolean {
  const { key, isEstimate, lastCents, expectedCents, previousCents } = bill;
  const isPayee = key === payee || key.replace(NUMBERED, '') === payee;
  return isPayee && (isEstimate || [lastCents, expectedCents, previousCents].includes(cents));
}

/** Finds spending in Australian dollars, split payments as their parts, with the keys of the bills that it pays. */
async function findSpending(
  db: Database | Transaction,
  userId: string,
  { from, until, bills }: { readonly from: string; readonly until: string; readonly bills: readonly FoundBill[] },
): Promise<Spending[]> {
  const isInDollars = eq(moneyTransactions.currency, 'AUD');
  const isUntil = lte(moneyTransactions.date, until);
  const parts = transactionPartsQuery(db, and(isCountedSince(userId, from), isInDollars, isUntil));
  const rows = await db.select().from(parts).where(inArray(parts.category, spendingCategories));
  return rows.map(({ date, category, amountCents, paymentCents, merchantKey }) => {
    const payee = payeeKey(merchantKey);
    const paid = bills.filter((bill) => isPaymentOf(bill, payee, 0 - paymentCents));
    return { date, category, amountCents, billKeys: paid.map(({ key }) => key) };
  });
}

/** Finds the recurring payments and the user's corrections, and the `bills` that result from both. */
async function findBills(db: Database | Transaction, userId: string, today: string) {
  const found = await loadRecurringPayments(db, userId);
  const own = await findOwnCorrections(db, userId);
  return { ...own, found, bills: resolveBills({ ...own, found, today }).map(({ bill }) => bill) };
}

/** Finds the monthly costs of bills that are not monthly, and the payments of these bills from the day `from` on. */
export async function findSpreadBillCosts(
  db: Database | Transaction,
  userId: string,
  { from, today }: { readonly from: string; readonly today: string },
): Promise<SpreadBillCosts> {
  const { found, bills } = await findBills(db, userId, today);
  return spreadBillCosts(bills, await findSpending(db, userId, { from, until: today, bills: found.bills }));
}

export async function findBudget(db: Database | Transaction, userId: string, now = new Date()): Promise<MoneyBudget> {
  const today = dayInSydney(now);
  const asOf = await findLastCoveredDay(db, userId, now);
  const { found, ownPay, ownBills, bills } = await findBills(db, userId, today);
  const rolledFrom = monthStart(asOf, MAX_ROLLED_MONTHS);
  const amounts = await findAmounts(db, userId);
  const pay = resolvePay({ found, ownPay, today });
  const payday = pay?.cycle.next_pay_on ?? null;
  const { first_day, last_day } = cyclePeriod(pay, today);
  const [from = first_day] = [first_day, monthStart(asOf, MAX_MEASURED_MONTHS)].toSorted();
  const spending = await findSpending(db, userId, { from, until: asOf, bills: found.bills });
  const isBillPayment = ({ billKeys }: Spending) => billKeys.some((key) => ownBills.get(key)?.status !== 'dismissed');
  const entriesFrom = (day: string) =>
    spending.filter(({ date }) => date >= day).map((paid) => ({ ...paid, isBill: isBillPayment(paid) }));
  // The budget between paydays needs budget amounts, regular pay, and transactions since the last payday.
  const period = pay &&
    asOf >= first_day &&
    amounts.length > 0 && {
      rhythm: pay.cycle.rhythm,
      first_day,
      last_day,
      bills,
      entries: entriesFrom(first_day),
    };
  return budgetOf({
    months: await findMonthFigures(db, userId, { today: asOf, monthsBefore: MAX_ROLLED_MONTHS }),
    amounts: amounts.map((amount) => (amount.since < rolledFrom ? { ...amount, carried_cents: 0 } : amount)),
    entries: entriesFrom(monthPeriodOf(asOf).first_day),
    billShares: spreadBillCosts(bills, spending),
    asOf,
    today,
    payday,
    pay: period ? payBudgetOf(amounts, period, { asOf, today, payday }) : null,
  });
}

type NewBudgetAmount = BudgetChanges['added'][number];

/** Returns the rows for amounts that a user enters. The caller holds the user's lock. */
async function rowsOf(transaction: Transaction, userId: string, changes: readonly NewBudgetAmount[]) {
  const before = { stored: await findAmounts(transaction, userId), budget: await findBudget(transaction, userId) };
  return changes.map(({ category, ...amount }) => ({ userId, ...toStoredBudgetAmount(category, amount, before) }));
}

/** True if another page changed the amount: the stored amount is neither what this page showed nor what it sends. */
function isOutdated(stored: StoredBudgetAmount | undefined, change: BudgetAmountChange): boolean {
  const { was } = change;
  const isStored = (amount: BudgetAmount | null) =>
    stored?.cents === amount?.cents && stored?.roll_over === amount?.roll_over;
  return was !== undefined && !isStored(was) && !isStored(change);
}

/** Stores the amount of a category. Throws 409 if another page has changed the amount. */
export async function saveBudgetAmount(
  db: Database,
  userId: string,
  change: NewBudgetAmount & BudgetAmountChange,
): Promise<void> {
  await withMoneyDataLock(db, userId, async (transaction) => {
    const stored = (await findAmounts(transaction, userId)).find(({ category }) => category === change.category);
    if (isOutdated(stored, change)) throw new ApiError(409, 'This amount has been changed elsewhere.');
    for (const { userId: owner, category, ...own } of await rowsOf(transaction, userId, [change])) {
      await transaction
        .insert(budgetAmounts)
        .values({ userId: owner, category, ...own })
        .onConflictDoUpdate({ target: [budgetAmounts.userId, budgetAmounts.category], set: own });
    }
  });
}

/**
 * Removes the given amounts unless they have changed, then adds proposed amounts. Throws 409 if a category to be added
 * already has an amount or its proposal has changed.
 */
export async function changeBudgetAmounts(
  db: Database,
  userId: string,
  { added, removed }: BudgetChanges,
): Promise<void> {
  await withMoneyDataLock(db, userId, async (transaction) => {
    const areRemoved = removed.map(({ category, cents, roll_over: rollOver }) =>
      and(eq(budgetAmounts.category, category), eq(budgetAmounts.cents, cents), eq(budgetAmounts.roll_over, rollOver)),
    );
    if (removed.length > 0) {
      await transaction.delete(budgetAmounts).where(and(eq(budgetAmounts.userId, userId), or(...areRemoved)));
    }
    if (added.length === 0) return;
    const { categories } = await findBudget(transaction, userId);
    const isAsProposed = ({ category, cents }: NewBudgetAmount) =>
      categories.some(
        (budget) => budget.category === category && budget.budget_cents === null && budget.proposed_cents === cents,
      );
    if (!added.every(isAsProposed)) throw new ApiError(409, 'The budget or what is proposed has changed.');
    await transaction.insert(budgetAmounts).values(await rowsOf(transaction, userId, added));
  });
}

/** Removes the amount of a category. A category without an amount is not an error. */
export async function removeBudgetAmount(db: Database, userId: string, category: SpendingCategory): Promise<void> {
  await db.delete(budgetAmounts).where(and(eq(budgetAmounts.userId, userId), eq(budgetAmounts.category, category)));
}

/** Restarts the rollover in the current month. Call after removal of an account, whose past spending is then missing. */
export async function restartRollOver(transaction: Transaction, userId: string, today: string): Promise<void> {
  await transaction
    .update(budgetAmounts)
    .set({ since: monthPeriodOf(today).first_day, carried_cents: 0 })
    .where(eq(budgetAmounts.userId, userId));
}
