import { fillText, type Language, type PayRhythm } from '@verdant/shared/contract';
import { auBenchmarks } from '../../benchmarks/au-benchmarks.2026';
import type { Debt } from '../../money/find-debts';
import { roundToOneDecimal } from '../../quiz/scoring';
import type { RuleId } from '../texts';
import { amountPerPayday, MONTHS_PER_YEAR, rhythms } from '../../money/recurring/schedule';
import {
  cardPayoffPlan,
  floorToRoundAmount,
  fundPlanOfRule,
  monthlyInterest,
  monthlySurplusOf,
  savingsToPayDebt,
  USUAL_PAY_RHYTHM,
  yearlyInterest,
} from './plans';
import type { AccountFigures } from './account-figures';
import { amountTexts, type AmountTexts } from '../texts/figures';

const RESERVED_MONTHS = 3;
const FIVE_DOLLARS = 500;
const HUNDRED_DOLLARS = 10_000;
const LOAN_EXAMPLE = 10_000_000;
const MORTGAGE = 'MORTGAGE';
const rise = auBenchmarks.serviceabilityBufferPercent.value;

/** Texts that name the size of the savings buffer that a rule's advice suggests. */
const goalOfRule = { 'starter-buffer': 'one', 'full-buffer': 'three', 'save-a-step-more': 'six' } as const;
type BufferRule = keyof typeof goalOfRule;

/** Two functions that write the amounts in a rule's advice. */
interface SentenceWriter {
  /** Returns sentences with the user's amounts; an empty list for an unknown figure. */
  readonly writeAmounts: (figures: AccountFigures, words: AmountTexts) => string[];
  /** Returns a sentence that tells a user without account data how to find the amount. */
  readonly writeHint: (words: AmountTexts, rhythm: PayRhythm) => string;
}

function writeHoldings({ cashCents, spentCents }: AccountFigures, { texts, money, months }: AmountTexts): string[] {
  if (cashCents === null || spentCents === null || spentCents <= 0) return [];
  const covered = roundToOneDecimal(cashCents / spentCents);
  const values = { cash: money(cashCents), months: months(covered), spent: money(spentCents) };
  return [fillText(covered === 1 ? texts.holdsOne : texts.holds, values)];
}

function writeSavingPlan(figures: AccountFigures, id: BufferRule, { texts, money, month }: AmountTexts): string[] {
  const fund = fundPlanOfRule(id, figures);
  if (!fund) return [];
  const { amountCents, by } = fund.plan;
  const each = texts.each[figures.payRhythm ?? USUAL_PAY_RHYTHM];
  return [
    fillText(texts.saving, { amount: money(amountCents), each, goal: texts.goal[goalOfRule[id]], date: month(by) }),
  ];
}

const createBufferWriter = (id: BufferRule): SentenceWriter => ({
  writeAmounts: (figures, words) => {
    const held = writeHoldings(figures, words);
    return held.length === 0 ? [] : [...held, ...writeSavingPlan(figures, id, words)];
  },
  writeHint: ({ texts }, rhythm) =>
    fillText(texts.find.buffer, {
      goal: texts.goal[goalOfRule[id]],
      count: rhythms[rhythm].perYear,
      each: texts.each[rhythm],
    }),
});

function writeFlow(
  { incomeCents, spentCents, months: count }: AccountFigures,
  { texts, money }: AmountTexts,
): string[] {
  if (incomeCents === null || spentCents === null) return [];
  return [fillText(texts.flow, { count, income: money(incomeCents), spent: money(spentCents) })];
}

const gapWriter: SentenceWriter = {
  writeAmounts: (figures, words) => {
    const left = monthlySurplusOf(figures) ?? 0;
    const amountPerWeek = (-left * MONTHS_PER_YEAR) / rhythms.weekly.perYear;
    const week = Math.ceil(amountPerWeek / FIVE_DOLLARS) * FIVE_DOLLARS;
    const less = left < 0 ? [fillText(words.texts.less, { amount: words.money(week) })] : [];
    return [...writeFlow(figures, words), ...less];
  },
  writeHint: ({ texts }) => texts.find.gap,
};

/** Retired users commonly spend more than their income, so the text names no amount to cut. */
const retiredWriter: SentenceWriter = { writeAmounts: writeFlow, writeHint: gapWriter.writeHint };

const automaticSavingWriter: SentenceWriter = {
  writeAmounts: (figures, words) => {
    const { payRhythm: rhythm = USUAL_PAY_RHYTHM } = figures;
    const amount = floorToRoundAmount(Math.floor(amountPerPayday(monthlySurplusOf(figures) ?? 0, rhythm) / 2));
    if (amount === undefined) return [];
    const { texts, money } = words;
    const values = { amount: money(amount), each: texts.each[rhythm], year: money(amount * rhythms[rhythm].perYear) };
    return [...writeFlow(figures, words), fillText(texts.stays, values)];
  },
  writeHint: ({ texts }) => texts.find.left,
};

/** Writes how much of the savings could pay off a card debt while three months of spending remain. */
function writeSavingsForCard(
  card: Debt,
  { cashCents, spentCents }: AccountFigures,
  { texts, money }: AmountTexts,
): string[] {
  if (cashCents === null || spentCents === null) return [];
  const spare = savingsToPayDebt(card.owedCents, cashCents, RESERVED_MONTHS * spentCents);
  if (spare < HUNDRED_DOLLARS) return [];
  return [fillText(texts.cardSavings, { amount: money(spare), saved: money(yearlyInterest(spare, card.rate)) })];
}

const cardWriter: SentenceWriter = {
  writeAmounts: (figures, words) => {
    const found = figures.debts.find(({ container }) => container === 'creditCard');
    if (!found) return [];
    const { name, owedCents, rate } = found;
    const { texts, money, percent, month } = words;
    const interest = money(monthlyInterest(owedCents, rate));
    const left = monthlySurplusOf(figures);
    const plan = left === null ? null : cardPayoffPlan(found, left, figures.today);
    return [
      fillText(texts.card, { name, balance: money(owedCents), rate: percent(rate), interest }),
      ...(plan ? [fillText(texts.cardPay, { amount: money(plan.amountCents), date: month(plan.by) })] : []),
      ...writeSavingsForCard(found, figures, words),
    ];
  },
  writeHint: ({ texts }) => texts.find.card,
};

const highestRateWriter: SentenceWriter = {
  writeAmounts: ({ debts }, { texts, money, percent }) => {
    const [first, second] = debts;
    if (!first || !second || first.rate === second.rate) return [];
    const values = { hundred: money(HUNDRED_DOLLARS), saved: money(yearlyInterest(HUNDRED_DOLLARS, first.rate)) };
    return [fillText(texts.dearest, { name: first.name, rate: percent(first.rate), ...values })];
  },
  writeHint: ({ texts }) => texts.find.rates,
};

const rateRiseWriter: SentenceWriter = {
  writeAmounts: ({ debts }, { texts, money }) =>
    debts
      .filter(({ type }) => type === MORTGAGE)
      .map(({ name, owedCents, isOffset }) => {
        const values = { name, rise, balance: money(owedCents), interest: money(monthlyInterest(owedCents, rise)) };
        return fillText(isOffset ? texts.rateRiseOffset : texts.rateRise, values);
      }),
  writeHint: ({ texts, money }) =>
    fillText(texts.find.rise, { rise, interest: money(monthlyInterest(LOAN_EXAMPLE, rise)) }),
};

/** Writers of the rules with an amount. */
const writers: Readonly<Partial<Record<RuleId, SentenceWriter>>> = {
  'starter-buffer': createBufferWriter('starter-buffer'),
  'full-buffer': createBufferWriter('full-buffer'),
  'save-a-step-more': createBufferWriter('save-a-step-more'),
  'spending-gap': gapWriter,
  'retirement-spending': retiredWriter,
  'automatic-saving': automaticSavingWriter,
  'card-in-full': cardWriter,
  'highest-rate-first': highestRateWriter,
  'rate-rise': rateRiseWriter,
};

const byId: ReadonlyMap<string, SentenceWriter> = new Map(Object.entries(writers));

/** Returns sentences with the user's amounts for a rule's advice and the figures' date, or on how to find the amount. */
export function writeAmountSentences(ruleId: string, figures: AccountFigures | null, language: Language): string[] {
  const writer = byId.get(ruleId);
  if (!writer) return [];
  const words = amountTexts[language];
  const sentences = figures ? writer.writeAmounts(figures, words) : [];
  if (!figures || sentences.length === 0) return [writer.writeHint(words, figures?.payRhythm ?? USUAL_PAY_RHYTHM)];
  return [...sentences, fillText(words.texts.asOf, { date: words.day(figures.asOf) })];
}
