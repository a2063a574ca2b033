import { isSpending, type MoneyCycle } from '@verdant/shared/contract';
// oxlint-disable-next-line verdant/boundaries -- the page plans goals, and this compares
import { goalPlanOf } from '../../../../mfe-samples/src/savings/own/plan';
import { paydaysAhead } from '../../goals/paydays';
import { budgetOf } from '../../money/budget/budget';
import { monthFiguresOf, type Month, type MonthCategorySum } from '../../money/figures';
import { resolvePay } from '../../money/recurring/cycle';
import { findRecurring } from '../../money/recurring/find-recurring';
import type { RecurringEntry } from '../../money/recurring/found';
import { moneyCycleOf as cycleAt, everydayMoney } from '../../money/recurring/testing/cycle-kit';
import { recurringEntries } from '../../money/recurring/testing/evaluate';
import { lowBalanceMail, monthlyLetter, overBudgetMail, unusualChargeMails, type MerchantCharge } from '../decide';
import {
  balanceOn,
  billsBetween,
  budget,
  householdPayCorrection,
  SIMULATION_END,
  entries,
  expectedPaydays,
  HISTORY_START,
  goal,
  budgetLeftCents,
  nextPayday,
  addDays,
  priceRises,
  goalSavingsOn,
  SIMULATION_START,
} from './household';

/** Maximum relative error of a stated amount: the product can only estimate bills whose amounts vary. */
const TOLERANCE = 0.12;
const LEAST_CENTS = 4_000;
const WINDOW_DAYS = 400;
const AHEAD_DAYS = 7;

const dollars = (cents: number) =>
  `${cents < 0 ? '\u2212' : ''}$${Math.abs(Math.round(cents / 100)).toLocaleString('en-AU')}`;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const all = recurringEntries({ entries });

interface Week {
  readonly day: string;
  readonly cycle: MoneyCycle;
  readonly known: readonly RecurringEntry[];
  readonly paydays: readonly string[];
}

const ownPayOn = (day: string) =>
  day >= householdPayCorrection.saidOn
    ? { rhythm: 'fortnightly' as const, amountCents: null, ...householdPayCorrection }
    : undefined;

function weekOf(day: string): Week {
  const known = all.filter(({ date }) => date <= day && date > addDays(day, 0 - WINDOW_DAYS));
  const found = findRecurring(known);
  const cycle = cycleAt(found, day, { ownPay: ownPayOn(day), everyday: everydayMoney(balanceOn(day), day) });
  return { day, cycle, known, paydays: paydaysAhead(resolvePay({ found, ownPay: ownPayOn(day), today: day }), day) };
}

function monthsUntil(day: string): Month[] {
  const sums = new Map<string, MonthCategorySum>();
  for (const { date, category, amountCents } of all.filter((one) => one.date <= day)) {
    const month = date.slice(0, 7);
    const { cents, count } = sums.get(`${month} ${category}`) ?? { cents: 0, count: 0 };
    sums.set(`${month} ${category}`, { month, category, cents: cents + amountCents, count: count + 1 });
  }
  return monthFiguresOf([...sums.values()], { firstDay: HISTORY_START, today: day });
}

function truthOfMonth(month: string) {
  const own = entries.filter(({ date, kind }) => date.startsWith(month) && kind !== 'goal');
  const of = (isIn: boolean) => sum(own.filter(({ kind }) => (kind === 'pay') === isIn).map((one) => one.amountCents));
  return { incomeCents: of(true), spentCents: 0 - of(false) };
}

const chargeOf = ({ date, amountCents, merchantKey }: RecurringEntry): MerchantCharge => ({
  merchantKey,
  on: date,
  cents: 0 - amountCents,
});

type Subject = 'pay' | 'budget' | 'trip' | 'other';

interface Line {
  readonly subject: Subject;
  readonly said: string;
  readonly truth: string;
  readonly isRight: boolean;
}

const near = (stated: number, truth: number) => Math.abs(stated - truth) <= Math.max(LEAST_CENTS, truth * TOLERANCE);

function dueLine({ day, cycle }: Week): Line {
  const payday = nextPayday(day);
  const due = sum(billsBetween(day, payday).map(({ amountCents }) => 0 - amountCents));
  const statedCents = cycle.due_before_payday_cents ?? 0;
  const next = cycle.pay?.next_pay_on ?? 'unknown';
  return {
    subject: 'pay',
    said: `${next}, ${dollars(statedCents)}`,
    truth: `${payday}, ${dollars(due)}`,
    isRight: next === payday && near(statedCents, due),
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

function lowLine({ day, cycle }: Week): Line | undefined {
  const said = lowBalanceMail(cycle);
  const truth = isShort(day);
  if (!said && !truth) return undefined;
  return {
    subject: 'other',
    said: said ? 'low balance' : 'nothing',
    truth: truth ? 'low balance' : 'nothing',
    isRight: Boolean(said) === truth,
  };
}

function unusualLines({ day, known }: Week): Line[] {
  const charges = known.filter(({ amountCents, category }) => amountCents < 0 && category !== 'transfer').map(chargeOf);
  const recent = charges.filter(({ on }) => on > addDays(day, -7));
  return unusualChargeMails(recent, charges).map((unusualCharge) => ({
    subject: 'other',
    said: `unusual: ${unusualCharge.kind === 'unusual_charge' ? `${dollars(unusualCharge.cents)} on ${unusualCharge.on}` : ''}`,
    truth: 'energy tripled',
    isRight: unusualCharge.key.includes('origin'),
  }));
}

const lettersSent = new Set<string>();
function letterLine({ day }: Week): Line | undefined {
  const letter = monthlyLetter(monthsUntil(day), day);
  if (letter?.kind !== 'monthly_letter' || lettersSent.has(letter.key)) return undefined;
  lettersSent.add(letter.key);
  const truth = truthOfMonth(letter.key);
  const words = (incomeCents: number, spentCents: number) =>
    `letter of ${letter.key}: ${dollars(incomeCents)} in, ${dollars(spentCents)} out`;
  return {
    subject: 'other',
    said: words(letter.incomeCents, letter.spentCents),
    truth: words(truth.incomeCents, truth.spentCents),
    isRight: letter.incomeCents === truth.incomeCents && letter.spentCents === truth.spentCents,
  };
}

const risesSaid = new Set<string>();
function riseLines({ day, cycle }: Week): Line[] {
  return cycle.bills
    .filter(({ previous_amount_cents: before, is_estimate: isEstimate }) => before !== null && !isEstimate)
    .filter(({ key }) => !risesSaid.has(key))
    .map(({ key, label, previous_amount_cents: before, amount_cents: now }) => {
      risesSaid.add(key);
      const truth = priceRises.find(({ payee, on }) => label.includes(payee) && on <= day);
      return {
        subject: 'other',
        said: `${label} rose from ${dollars(before ?? 0)} to ${dollars(now)}`,
        truth: truth ? `since ${truth.on}` : 'no rise',
        isRight: truth !== undefined,
      };
    });
}

const categories = ['groceries', 'eating_out'] as const;

function budgetLine({ day, known }: Week): Line {
  const found = budgetOf({
    months: monthsUntil(day),
    amounts: categories.map((category) => ({
      category,
      monthlyCents: budget[category],
      rollOver: true,
      since: '2026-01-01',
      carriedCents: 0,
    })),
    entries: known
      .filter(({ date }) => date.startsWith(day.slice(0, 7)))
      .flatMap(({ category, amountCents }) => (isSpending(category) ? [{ category, amountCents, isBill: false }] : [])),
    asOf: day,
    today: day,
    payday: null,
  });
  const of = (category: string) => found.categories.find((one) => one.category === category)?.left_cents ?? 0;
  const mail = overBudgetMail(found);
  const over = mail?.kind === 'over_budget' ? mail.categories : [];
  const words = (left: readonly number[], used: readonly string[]) =>
    `${left.map(dollars).join(', ')}${used.length > 0 ? `, mail about ${used.join(', ')}` : ''}`;
  const said = words(categories.map(of), over);
  const truth = categories.map((category) => budgetLeftCents(day, category));
  const used = categories.filter((_category, place) => (truth[place] ?? 0) <= -100);
  const expected = words(truth, used);
  return { subject: 'budget', said, truth: expected, isRight: said === expected };
}

function goalLine({ day, paydays }: Week): Line {
  const savedCents = goalSavingsOn(day);
  const plan = goalPlanOf({ ...goal, savedCents }, paydays);
  const words = (short: number, on: string | null) =>
    `${on ?? 'no day'}${short > 0 ? `, ${dollars(short)} short` : ''}`;
  const said =
    plan.status === 'short'
      ? words(plan.shortCents, plan.laterDate)
      : words(0, plan.status === 'on_track' ? plan.fullOn : null);
  let [saved, onDate] = [savedCents, savedCents];
  let fullOn: string | null = null;
  for (const payday of expectedPaydays(day)) {
    saved += goal.perPaydayCents;
    if (payday <= goal.date) onDate = saved;
    if (saved >= goal.targetCents) fullOn ??= payday;
  }
  const expected = words(goal.targetCents - onDate, fullOn);
  return { subject: 'trip', said, truth: expected, isRight: said === expected };
}

function mondays(): string[] {
  const found: string[] = [];
  for (let day = SIMULATION_START; day <= SIMULATION_END; day = addDays(day, 7)) found.push(day);
  return found;
}

function textOf({ said, truth, isRight }: Line): string {
  if (said === truth) return said;
  return `${isRight ? said : `**${said}**`} (${truth})`;
}

function rowOf({ day, cycle }: Week, lines: readonly Line[]): string {
  const of = (subject: Subject) =>
    lines
      .filter((line) => line.subject === subject)
      .map(textOf)
      .join('; ');
  const left = dollars(cycle.left_until_payday_cents ?? 0);
  return `| ${[day, of('pay'), left, of('budget'), of('trip'), of('other')].join(' | ')} |`;
}

/**
 * Records what the product says on each Monday of 2026. In July there are two fortnights of leave without pay, which
 * the user enters on the 6th. In August the energy bill triples. The household stops saving for the trip in June.
 */
test('the money notices of every week of a year are correct and match the snapshot (-u updates the snapshot)', () => {
  const said: Line[] = [];
  const rows: string[] = [];
  for (const day of mondays()) {
    const week = weekOf(day);
    const lines = [
      dueLine(week),
      budgetLine(week),
      goalLine(week),
      lowLine(week),
      ...unusualLines(week),
      letterLine(week),
      ...riseLines(week),
    ].filter((line) => line !== undefined);
    said.push(...lines);
    rows.push(rowOf(week, lines));
  }
  const right = said.filter(({ isRight }) => isRight).length;
  const table = [
    `Right: ${right} of ${said.length}`,
    '| Monday | Next pay, due before | Left | Left of groceries, meals | Trip full on | Also |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
  expect(table.join('\n')).toMatchSnapshot();
  expect(right / said.length).toBeGreaterThan(0.9);
});
