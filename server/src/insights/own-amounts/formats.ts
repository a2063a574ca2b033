import type { Language } from '@verdant/shared/contract';
import { localeOf } from '../../language/language-of';
import { byLanguage } from '../../translations';
import { moneyIn, percentIn } from '../texts/figures';

const RATE_DECIMALS = 2;

/** How a language writes own amounts, whole dollars. */
const make = (language: Language) => {
  const locale = localeOf(language);
  const money = moneyIn(language);
  const months = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Australia/Sydney' });
  return {
    money: (cents: number) => money(Math.round(cents / 100)),
    percent: percentIn(language, RATE_DECIMALS),
    months: (value: number) => months.format(value),
    /** Of `2027-09` or a day in it. */
    month: (name: string) => month.format(new Date(`${name.slice(0, '2027-09'.length)}-01`)),
    day: (iso: string) => day.format(new Date(iso)),
  };
};

export const formats = byLanguage(make);
