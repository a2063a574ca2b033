import { localeOf, type Language } from '@verdant/shared/contract';
import { buildForEachLanguage, getSectionTexts } from '../../translations';
import { moneyFormatterFor, percentFormatterFor } from '../texts/figures';

const RATE_DECIMALS = 2;

/** Returns functions that format values for a language. Amounts are shown in whole dollars. */
const formatsIn = (language: Language) => {
  const locale = localeOf(language);
  const money = moneyFormatterFor(language);
  const months = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Australia/Sydney' });
  return {
    money: (cents: number) => money(Math.round(cents / 100)),
    percent: percentFormatterFor(language, RATE_DECIMALS),
    months: (value: number) => months.format(value),
    /** Formats a month such as `2027-09`, or the month of a day such as `2027-09-30`. */
    month: (name: string) => month.format(new Date(`${name.slice(0, '2027-09'.length)}-01`)),
    day: (iso: string) => day.format(new Date(iso)),
  };
};

export const formatsByLanguage = buildForEachLanguage(formatsIn);

/** Returns the sentences with a user's own amounts, or on where to find these, and the formats of their values. */
const amountTextsIn = (language: Language) => ({
  texts: getSectionTexts('own-amounts')[language],
  ...formatsByLanguage[language],
});

export const amountTexts = buildForEachLanguage(amountTextsIn);
export type AmountTexts = ReturnType<typeof amountTextsIn>;
