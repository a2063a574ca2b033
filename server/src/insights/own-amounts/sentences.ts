import { fillText, type Language, type PayRhythm } from '@verdant/shared/contract';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import type { Debt } from '../../money/find-debts';
import { roundToOneDecimal } from '../../quiz/scoring';
import type { RuleId } from '../texts';
import {
  fundMonthsByRule,
  emergencyFundPlan,
  monthlySurplusOf,
  USUAL_PAY_RHYTHM,
  weeklyAmount,
  cardPayoffPlan,
  surplusPerPayday,
  monthlyInterest,
  paydaysAYear,
  floorToRoundAmount,
  savingsToPayDebt,
  yearlyInterest,
} from './plans';
import type { AccountFigures } from './account-figures';
import { ownWords, type OwnWords } from './texts';

const KEPT_MONTHS = 3;
const FIVE_DOLLARS = 500;
const HUNDRED_DOLLARS = 10_000;
const LOAN_EXAMPLE = 10_000_000;
const MORTGAGE = 'MORTGAGE';
const rise = auBenchmarks.serviceabilityBufferPercent.value;

/** Sizes of a savings buffer, in months of spending. */
const goals = {
  one: fundMonthsByRule['starter-buffer'],
  three: fundMonthsByRule['full-buffer'],
  six: fundMonthsByRule['save-a-step-more'],
} as const;
type Goal = keyof typeof goals;

/** Two functions that write a rule's advice. `own` writes the user's amounts, or an empty list for an unknown figure. */
interface Writer {
  readonly own: (money: AccountFigures, words: OwnWords) => string[];
  /** Returns a sentence that tells a user without account data how to find the amount. */
  readonly find: (words: OwnWords, rhythm: PayRhythm) => string;
}

function holds({ cashCents, spentCents }: AccountFigures, { texts, money, months }: OwnWords): string[] {
  if (cashCents === null || spentCents === null || spentCents <= 0) return [];
  const covered = roundToOneDecimal(cashCents / spentCents);
  const values = { cash: money(cashCents), months: months(covered), spent: money(spentCents) };
  return [fillText(covered === 1 ? texts.holdsOne : texts.holds, values)];
}

function saving(own: AccountFigures, goal: Goal, { texts, money, month }: OwnWords): string[] {
  const fund = emergencyFundPlan(own, goals[goal]);
  if (!fund) return [];
  const { amountCents, by } = fund.plan;
  const each = texts.each[own.payRhythm ?? USUAL_PAY_RHYTHM];
  return [fillText(texts.saving, { amount: money(amountCents), each, goal: texts.goal[goal], date: month(by) })];
}

const buffer = (goal: Goal): Writer => ({
  own: (own, words) => {
    const held = holds(own, words);
    return held.length === 0 ? [] : [...held, ...saving(own, goal, words)];
  },
  find: ({ texts }, rhythm) =>
    fillText(texts.find.buffer, { goal: texts.goal[goal], count: paydaysAYear[rhythm], each: texts.each[rhythm] }),
});

function flow({ incomeCents, spentCents, months: count }: AccountFigures, { texts, money }: OwnWords): string[] {
  if (incomeCents === null || spentCents === null) return [];
  return [fillText(texts.flow, { count, income: money(incomeCents), spent: money(spentCents) })];
}

const gap: Writer = {
  own: (own, words) => {
    const left = monthlySurplusOf(own) ?? 0;
    const week = Math.ceil(weeklyAmount(-left) / FIVE_DOLLARS) * FIVE_DOLLARS;
    const less = left < 0 ? [fillText(words.texts.less, { amount: words.money(week) })] : [];
    return [...flow(own, words), ...less];
  },
  find: ({ texts }) => texts.find.gap,
};

/** Retired users commonly spend more than their income, so the text names no amount to cut. */
const retired: Writer = { own: flow, find: gap.find };

const automatic: Writer = {
  own: (own, words) => {
    const { payRhythm: rhythm = USUAL_PAY_RHYTHM } = own;
    const amount = floorToRoundAmount(Math.floor(surplusPerPayday(monthlySurplusOf(own) ?? 0, rhythm) / 2));
    if (amount === undefined) return [];
    const { texts, money } = words;
    const values = { amount: money(amount), each: texts.each[rhythm], year: money(amount * paydaysAYear[rhythm]) };
    return [...flow(own, words), fillText(texts.stays, values)];
  },
  find: ({ texts }) => texts.find.left,
};

/** Writes how much of the savings could pay off a card debt while three months of spending remain. */
function fromSavings(card: Debt, { cashCents, spentCents }: AccountFigures, { texts, money }: OwnWords): string[] {
  if (cashCents === null || spentCents === null) return [];
  const spare = savingsToPayDebt(card.owedCents, cashCents, KEPT_MONTHS * spentCents);
  if (spare < HUNDRED_DOLLARS) return [];
  return [fillText(texts.cardSavings, { amount: money(spare), saved: money(yearlyInterest(spare, card.rate)) })];
}

const card: Writer = {
  own: (own, words) => {
    const found = own.debts.find(({ container }) => container === 'creditCard');
    if (!found) return [];
    const { name, owedCents, rate } = found;
    const { texts, money, percent, month } = words;
    const interest = money(monthlyInterest(owedCents, rate));
    const left = monthlySurplusOf(own);
    const plan = left === null ? null : cardPayoffPlan(found, left, own.today);
    return [
      fillText(texts.card, { name, balance: money(owedCents), rate: percent(rate), interest }),
      ...(plan ? [fillText(texts.cardPay, { amount: money(plan.amountCents), date: month(plan.by) })] : []),
      ...fromSavings(found, own, words),
    ];
  },
  find: ({ texts }) => texts.find.card,
};

const dearest: Writer = {
  own: ({ debts }, { texts, money, percent }) => {
    const [first, second] = debts;
    if (!first || !second || first.rate === second.rate) return [];
    const values = { hundred: money(HUNDRED_DOLLARS), saved: money(yearlyInterest(HUNDRED_DOLLARS, first.rate)) };
    return [fillText(texts.dearest, { name: first.name, rate: percent(first.rate), ...values })];
  },
  find: ({ texts }) => texts.find.rates,
};

const rateRise: Writer = {
  own: ({ debts }, { texts, money }) =>
    debts
      .filter(({ type }) => type === MORTGAGE)
      .map(({ name, owedCents, isOffset }) => {
        const values = { name, rise, balance: money(owedCents), interest: money(monthlyInterest(owedCents, rise)) };
        return fillText(isOffset ? texts.rateRiseOffset : texts.rateRise, values);
      }),
  find: ({ texts, money }) => fillText(texts.find.rise, { rise, interest: money(monthlyInterest(LOAN_EXAMPLE, rise)) }),
};

/** Writers of the rules with an amount. */
const writers: Readonly<Partial<Record<RuleId, Writer>>> = {
  'starter-buffer': buffer('one'),
  'full-buffer': buffer('three'),
  'save-a-step-more': buffer('six'),
  'spending-gap': gap,
  'retirement-spending': retired,
  'automatic-saving': automatic,
  'card-in-full': card,
  'highest-rate-first': dearest,
  'rate-rise': rateRise,
};

const byId: ReadonlyMap<string, Writer> = new Map(Object.entries(writers));

/** Returns sentences with the user's amounts for a rule's advice and the figures' date, or on how to find the amount. */
export function writeAmountSentences(ruleId: string, own: AccountFigures | null, language: Language): string[] {
  const writer = byId.get(ruleId);
  if (!writer) return [];
  const words = ownWords[language];
  const sentences = own ? writer.own(own, words) : [];
  if (!own || sentences.length === 0) return [writer.find(words, own?.payRhythm ?? USUAL_PAY_RHYTHM)];
  return [...sentences, fillText(words.texts.asOf, { date: words.day(own.asOf) })];
}
