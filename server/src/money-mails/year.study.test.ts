import { isSpending, type MoneyCycle } from '@verdant/shared/contract';
// oxlint-disable-next-line verdant/boundaries -- the study compares the plan of the page
import { goalPlanOf } from '../../../mfe-samples/src/savings/own/plan';
import { paydaysAhead } from '../goals/paydays';
import { budgetOf } from '../money/budget/budget';
import { monthFiguresOf, type Month, type MonthCategorySum } from '../money/month-figures';
import { resolvePay } from '../money/recurring/cycle';
import { findRecurring } from '../money/recurring/find-recurring';
import type { RecurringEntry } from '../money/recurring/found';
import { moneyCycleOf as cycleAt, exampleEverydayBalance } from '../money/recurring/testing/cycle-kit';
import { recurringEntries } from '../money/recurring/testing/evaluate';
import { lowBalanceMail, monthlyLetter, overBudgetMail, unusualChargeMails, type MerchantCharge } from './decide';
import {
  balanceOn,
  billsBetween,
  budgets,
  payCorrection,
  SIMULATION_END,
  payments,
  expectedPaydays,
  HISTORY_START,
  tripGoal,
  budgetLeftCents,
  nextPayday,
  addDays,
  priceRises,
  goalSavingsOn,
  SIMULATION_START,
} from './testing/year-of-household';

/** Maximum relative error of a stated amount: the product can only estimate bills whose amounts vary. */
const TOLERANCE = 0.12;
const LEAST_CENTS = 4_000;
const WINDOW_DAYS = 400;
const AHEAD_DAYS = 7;

const dollars = (cents: number) =>
  `${cents < 0 ? '\u2212' : ''}$${Math.abs(Math.round(cents / 100)).toLocaleString('en-AU')}`;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const allTransactions = recurringEntries({ entries: payments });

interface Week {
  readonly day: string;
  readonly cycle: MoneyCycle;
  readonly transactions: readonly RecurringEntry[];
  readonly paydays: readonly string[];
}

const ownPayOn = (day: string) =>
  day >= payCorrection.saidOn ? { rhythm: 'fortnightly' as const, amountCents: null, ...payCorrection } : undefined;

function weekOf(day: string): Week {
  const transactions = allTransactions.filter(({ date }) => date <= day && date > addDays(day, 0 - WINDOW_DAYS));
  const found = findRecurring(transactions);
  const cycle = cycleAt(found, day, { ownPay: ownPayOn(day), everyday: exampleEverydayBalance(balanceOn(day), day) });
  return {
    day,
    cycle,
    transactions,
    paydays: paydaysAhead(resolvePay({ found, ownPay: ownPayOn(day), today: day }), day),
  };
}

function monthsUntil(day: string): Month[] {
  const sums = new Map<string, MonthCategorySum>();
  for (const { date, category, amountCents } of allTransactions.filter((transaction) => transaction.date <= day)) {
    const month = date.slice(0, 7);
    const { cents, count } = sums.get(`${month} ${category}`) ?? { cents: 0, count: 0 };
    sums.set(`${month} ${category}`, { month, category, cents: cents + amountCents, count: count + 1 });
  }
  return monthFiguresOf([...sums.values()], { firstDay: HISTORY_START, today: day });
}

function expectedSumsOf(month: string) {
  const ofMonth = payments.filter(({ date, kind }) => date.startsWith(month) && kind !== 'goal');
  const sumOf = (isPay: boolean) =>
    sum(ofMonth.filter(({ kind }) => (kind === 'pay') === isPay).map(({ amountCents }) => amountCents));
  return { incomeCents: sumOf(true), spentCents: 0 - sumOf(false) };
}

const chargeOf = ({ date, amountCents, merchantKey }: RecurringEntry): MerchantCharge => ({
  merchantKey,
  on: date,
  cents: 0 - amountCents,
});

type Subject = 'pay' | 'budget' | 'trip' | 'other';

interface Notice {
  readonly subject: Subject;
  readonly stated: string;
  readonly expected: string;
  readonly isRight: boolean;
}

const isNear = (stated: number, expected: number) =>
  Math.abs(stated - expected) <= Math.max(LEAST_CENTS, expected * TOLERANCE);

function dueNotice({ day, cycle }: Week): Notice {
  const payday = nextPayday(day);
  const due = sum(billsBetween(day, payday).map(({ amountCents }) => 0 - amountCents));
  const statedCents = cycle.due_before_payday_cents ?? 0;
  const next = cycle.pay?.next_pay_on ?? 'unknown';
  return {
    subject: 'pay',
    stated: `${next}, ${dollars(statedCents)}`,
    expected: `${payday}, ${dollars(due)}`,
    isRight: next === payday && isNear(statedCents, due),
  };
}

/** True if the money does not cover a bill that is due within seven days and before payday. */
function isShort(day: string): boolean {
  let left = balanceOn(day);
  return billsBetween(day, nextPayday(day)).some(({ date, amountCents }) => {
    left += amountCents;
    return left < 0 && date <= addDays(day, AHEAD_DAYS);
  });
}

function lowNotice({ day, cycle }: Week): Notice | undefined {
  const stated = lowBalanceMail(cycle);
  const expected = isShort(day);
  if (!stated && !expected) return undefined;
  return {
    subject: 'other',
    stated: stated ? 'low balance' : 'nothing',
    expected: expected ? 'low balance' : 'nothing',
    isRight: Boolean(stated) === expected,
  };
}

function unusualNotices({ day, transactions }: Week): Notice[] {
  const charges = transactions
    .filter(({ amountCents, category }) => amountCents < 0 && category !== 'transfer')
    .map(chargeOf);
  const recent = charges.filter(({ on }) => on > addDays(day, -7));
  return unusualChargeMails(recent, charges).map((unusualCharge) => ({
    subject: 'other',
    stated: `unusual: ${unusualCharge.kind === 'unusual_charge' ? `${dollars(unusualCharge.cents)} on ${unusualCharge.on}` : ''}`,
    expected: 'energy tripled',
    isRight: unusualCharge.key.includes('origin'),
  }));
}

const statedLetters = new Set<string>();
function letterNotice({ day }: Week): Notice | undefined {
  const letter = monthlyLetter(monthsUntil(day), day);
  if (letter?.kind !== 'monthly_letter' || statedLetters.has(letter.key)) return undefined;
  statedLetters.add(letter.key);
  const expected = expectedSumsOf(letter.key);
  const words = (incomeCents: number, spentCents: number) =>
    `letter of ${letter.key}: ${dollars(incomeCents)} in, ${dollars(spentCents)} out`;
  return {
    subject: 'other',
    stated: words(letter.incomeCents, letter.spentCents),
    expected: words(expected.incomeCents, expected.spentCents),
    isRight: letter.incomeCents === expected.incomeCents && letter.spentCents === expected.spentCents,
  };
}

const statedRises = new Set<string>();
function riseNotices({ day, cycle }: Week): Notice[] {
  return cycle.bills
    .filter(({ previous_amount_cents: before, is_estimate: isEstimate }) => before !== null && !isEstimate)
    .filter(({ key }) => !statedRises.has(key))
    .map(({ key, label, previous_amount_cents: before, amount_cents: now }) => {
      statedRises.add(key);
      const expected = priceRises.find(({ payee, on }) => label.includes(payee) && on <= day);
      return {
        subject: 'other',
        stated: `${label} rose from ${dollars(before ?? 0)} to ${dollars(now)}`,
        expected: expected ? `since ${expected.on}` : 'no rise',
        isRight: expected !== undefined,
      };
    });
}

const categories = ['groceries', 'eating_out'] as const;

function budgetNotice({ day, transactions }: Week): Notice {
  const found = budgetOf({
    months: monthsUntil(day),
    amounts: categories.map((category) => ({
      category,
      monthlyCents: budgets[category],
      rollOver: true,
      since: '2026-01-01',
      carriedCents: 0,
    })),
    entries: transactions
      .filter(({ date }) => date.startsWith(day.slice(0, 7)))
      .flatMap(({ category, amountCents }) => (isSpending(category) ? [{ category, amountCents, isBill: false }] : [])),
    asOf: day,
    today: day,
    payday: null,
  });
  const leftOf = (name: string) => found.categories.find(({ category }) => category === name)?.left_cents ?? 0;
  const mail = overBudgetMail(found);
  const over = mail?.kind === 'over_budget' ? mail.categories : [];
  const words = (cents: readonly number[], used: readonly string[]) =>
    `${cents.map(dollars).join(', ')}${used.length > 0 ? `, mail about ${used.join(', ')}` : ''}`;
  const stated = words(categories.map(leftOf), over);
  const left = categories.map((category) => budgetLeftCents(day, category));
  const used = categories.filter((_category, index) => (left[index] ?? 0) <= -100);
  const expected = words(left, used);
  return { subject: 'budget', stated, expected, isRight: stated === expected };
}

function goalNotice({ day, paydays }: Week): Notice {
  const savedCents = goalSavingsOn(day);
  const plan = goalPlanOf({ ...tripGoal, savedCents }, paydays);
  const words = (short: number, on: string | null) =>
    `${on ?? 'no day'}${short > 0 ? `, ${dollars(short)} short` : ''}`;
  const stated =
    plan.status === 'short'
      ? words(plan.shortCents, plan.laterDate)
      : words(0, plan.status === 'on_track' ? plan.fullOn : null);
  let [saved, onDate] = [savedCents, savedCents];
  let fullOn: string | null = null;
  for (const payday of expectedPaydays(day)) {
    saved += tripGoal.perPaydayCents;
    if (payday <= tripGoal.date) onDate = saved;
    if (saved >= tripGoal.targetCents) fullOn ??= payday;
  }
  const expected = words(tripGoal.targetCents - onDate, fullOn);
  return { subject: 'trip', stated, expected, isRight: stated === expected };
}

function mondays(): string[] {
  const found: string[] = [];
  for (let day = SIMULATION_START; day <= SIMULATION_END; day = addDays(day, 7)) found.push(day);
  return found;
}

function textOf({ stated, expected, isRight }: Notice): string {
  if (stated === expected) return stated;
  return `${isRight ? stated : `**${stated}**`} (${expected})`;
}

function rowOf({ day, cycle }: Week, notices: readonly Notice[]): string {
  const textsOf = (subject: Subject) =>
    notices
      .filter((notice) => notice.subject === subject)
      .map(textOf)
      .join('; ');
  const left = dollars(cycle.left_until_payday_cents ?? 0);
  return `| ${[day, textsOf('pay'), left, textsOf('budget'), textsOf('trip'), textsOf('other')].join(' | ')} |`;
}

/**
 * Records what the product says on each Monday of 2026. In July there are two fortnights of leave without pay, which
 * the user enters on the 6th. In August the energy bill triples. The household stops saving for the trip in June.
 */
test('the money notices of every week of a year are correct and match the snapshot (-u updates the snapshot)', () => {
  const stated: Notice[] = [];
  const rows: string[] = [];
  for (const day of mondays()) {
    const week = weekOf(day);
    const notices = [
      dueNotice(week),
      budgetNotice(week),
      goalNotice(week),
      lowNotice(week),
      ...unusualNotices(week),
      letterNotice(week),
      ...riseNotices(week),
    ].filter((notice) => notice !== undefined);
    stated.push(...notices);
    rows.push(rowOf(week, notices));
  }
  const right = stated.filter(({ isRight }) => isRight).length;
  const table = [
    `Right: ${right} of ${stated.length}`,
    '| Monday | Next pay, due before | Left | Left of groceries, meals | Trip full on | Also |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
  expect(table.join('\n')).toMatchSnapshot();
  expect(right / stated.length).toBeGreaterThan(0.9);
});
