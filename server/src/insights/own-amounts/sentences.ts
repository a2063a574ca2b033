import { fillText, type Language, type PayRhythm } from '@verdant/shared/contract';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import type { Debt } from '../../money/find-debts';
import { oneDecimal } from '../one-decimal';
import type { RuleId } from '../texts';
import { fundMonths, emergencyFundPlan, monthlySurplusOf, USUAL_PAY_RHYTHM } from './emergency-fund-plan';
import type { OwnMoney } from './own-money';
import {
  weeklyAmount,
  cardPayoffPlan,
  surplusPerPayday,
  monthlyInterest,
  paydaysAYear,
  roundDown,
  savingsToPayDebt,
  yearlyInterest,
} from './plans';
import { formats, ownTexts } from './texts';

const KEPT_MONTHS = 3;
const FIVE_DOLLARS = 500;
const HUNDRED_DOLLARS = 10_000;
const LOAN_EXAMPLE = 10_000_000;
const MORTGAGE = 'MORTGAGE';
const rise = auBenchmarks.serviceabilityBufferPercent.value;

/** Sizes of a buffer, in months of spending. */
const goals = {
  one: fundMonths['starter-buffer'],
  three: fundMonths['full-buffer'],
  six: fundMonths['save-a-step-more'],
} as const;
type Goal = keyof typeof goals;

/** Writers of the sentences of a rule; `own` returns none if a figure is unknown. */
interface Writer {
  readonly own: (money: OwnMoney, language: Language) => string[];
  /** Returns the sentence about finding the amount without account data. */
  readonly find: (language: Language, rhythm: PayRhythm) => string;
}

function holds({ cashCents, spentCents }: OwnMoney, language: Language): string[] {
  if (cashCents === null || spentCents === null || spentCents <= 0) return [];
  const { money, months } = formats[language];
  const covered = oneDecimal(cashCents / spentCents);
  const { holdsOne, holds: text } = ownTexts[language];
  return [
    fillText(covered === 1 ? holdsOne : text, {
      cash: money(cashCents),
      months: months(covered),
      spent: money(spentCents),
    }),
  ];
}

function saving(own: OwnMoney, goal: Goal, language: Language): string[] {
  const { payRhythm: rhythm = USUAL_PAY_RHYTHM } = own;
  const fund = emergencyFundPlan(own, goals[goal]);
  if (!fund) return [];
  const { money, month } = formats[language];
  const texts = ownTexts[language];
  const { amountCents, by } = fund.plan;
  return [
    fillText(texts.saving, {
      amount: money(amountCents),
      each: texts.each[rhythm],
      goal: texts.goal[goal],
      date: month(by),
    }),
  ];
}

const buffer = (goal: Goal): Writer => ({
  own: (own, language) => {
    const held = holds(own, language);
    return held.length === 0 ? [] : [...held, ...saving(own, goal, language)];
  },
  find: (language, rhythm) => {
    const texts = ownTexts[language];
    const values = { goal: texts.goal[goal], count: paydaysAYear[rhythm], each: texts.each[rhythm] };
    return fillText(texts.find.buffer, values);
  },
});

function flow({ incomeCents, spentCents, months: count }: OwnMoney, language: Language): string[] {
  if (incomeCents === null || spentCents === null) return [];
  const { money } = formats[language];
  return [fillText(ownTexts[language].flow, { count, income: money(incomeCents), spent: money(spentCents) })];
}

const gap: Writer = {
  own: (own, language) => {
    const left = monthlySurplusOf(own) ?? 0;
    const week = Math.ceil(weeklyAmount(-left) / FIVE_DOLLARS) * FIVE_DOLLARS;
    const less = left < 0 ? [fillText(ownTexts[language].less, { amount: formats[language].money(week) })] : [];
    return [...flow(own, language), ...less];
  },
  find: (language) => ownTexts[language].find.gap,
};

/** Retired users commonly spend more than their income, so the text names no amount to cut. */
const retired: Writer = { own: flow, find: gap.find };

const automatic: Writer = {
  own: (own, language) => {
    const { payRhythm: rhythm = USUAL_PAY_RHYTHM } = own;
    const amount = roundDown(Math.floor(surplusPerPayday(monthlySurplusOf(own) ?? 0, rhythm) / 2));
    if (amount === undefined) return [];
    const { money } = formats[language];
    const { stays, each } = ownTexts[language];
    const values = { amount: money(amount), each: each[rhythm], year: money(amount * paydaysAYear[rhythm]) };
    return [...flow(own, language), fillText(stays, values)];
  },
  find: (language) => ownTexts[language].find.left,
};

/** Writes how much of the savings beyond three months could go to a card. */
function fromSavings(card: Debt, { cashCents, spentCents }: OwnMoney, language: Language): string[] {
  if (cashCents === null || spentCents === null) return [];
  const spare = savingsToPayDebt(card.owedCents, cashCents, KEPT_MONTHS * spentCents);
  if (spare < HUNDRED_DOLLARS) return [];
  const { money } = formats[language];
  const saved = money(yearlyInterest(spare, card.rate));
  return [fillText(ownTexts[language].cardSavings, { amount: money(spare), saved })];
}

const card: Writer = {
  own: (own, language) => {
    const found = own.debts.find(({ container }) => container === 'creditCard');
    if (!found) return [];
    const { name, owedCents, rate } = found;
    const { money, percent, month } = formats[language];
    const texts = ownTexts[language];
    const interest = money(monthlyInterest(owedCents, rate));
    const left = monthlySurplusOf(own);
    const plan = left === null ? null : cardPayoffPlan(found, left, own.today);
    return [
      fillText(texts.card, { name, balance: money(owedCents), rate: percent(rate), interest }),
      ...(plan ? [fillText(texts.cardPay, { amount: money(plan.amountCents), date: month(plan.by) })] : []),
      ...fromSavings(found, own, language),
    ];
  },
  find: (language) => ownTexts[language].find.card,
};

const dearest: Writer = {
  own: ({ debts }, language) => {
    const [first, second] = debts;
    if (!first || !second || first.rate === second.rate) return [];
    const { money, percent } = formats[language];
    const values = { hundred: money(HUNDRED_DOLLARS), saved: money(yearlyInterest(HUNDRED_DOLLARS, first.rate)) };
    return [fillText(ownTexts[language].dearest, { name: first.name, rate: percent(first.rate), ...values })];
  },
  find: (language) => ownTexts[language].find.rates,
};

const rateRise: Writer = {
  own: ({ debts }, language) => {
    const { money } = formats[language];
    const { rateRise: plain, rateRiseOffset } = ownTexts[language];
    const loans = debts.filter(({ type }) => type === MORTGAGE);
    return loans.map(({ name, owedCents, isOffset }) => {
      const values = { name, rise, balance: money(owedCents), interest: money(monthlyInterest(owedCents, rise)) };
      return fillText(isOffset ? rateRiseOffset : plain, values);
    });
  },
  find: (language) =>
    fillText(ownTexts[language].find.rise, {
      rise,
      interest: formats[language].money(monthlyInterest(LOAN_EXAMPLE, rise)),
    }),
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

/** Returns a rule's amounts with their date, or a way to find them. */
export function ownSentences(ruleId: string, own: OwnMoney | null, language: Language): string[] {
  const writer = byId.get(ruleId);
  if (!writer) return [];
  const sentences = own ? writer.own(own, language) : [];
  if (!own || sentences.length === 0) return [writer.find(language, own?.payRhythm ?? USUAL_PAY_RHYTHM)];
  return [...sentences, fillText(ownTexts[language].asOf, { date: formats[language].day(own.asOf) })];
}
