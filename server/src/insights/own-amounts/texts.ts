import type { Language } from '@verdant/shared/contract';
import { cataloguesOf } from '../../language/catalogues';
import { localeOf } from '../../language/language-of';
import { byLanguage, getSectionTranslations } from '../../translations';
import { moneyIn, percentIn } from '../texts/figures';

/** Sentences with a user's own amounts, or on where to find the amounts. */
const en = {
  asOf: 'From your accounts, {date}.',
  holds: 'Your accounts hold {cash}: that is {months} months at {spent} a month.',
  holdsOne: 'Your accounts hold {cash}: that is one month at {spent} a month.',
  saving: '{amount} {each} makes {goal} by {date}.',
  each: { weekly: 'a week', fortnightly: 'a fortnight', four_weekly: 'every four weeks', monthly: 'a month' },
  goal: { one: 'one month', three: 'three months', six: 'six months' },
  flow: 'In the last {count} complete months, {income} a month came in and {spent} went out.',
  less: '{amount} a week less brings the two together.',
  stays: '{amount} {each}, moved on payday, makes {year} in a year.',
  card: '{name}: {balance} at {rate} costs {interest} a month in interest.',
  cardPay: '{amount} a month clears it by {date}, with no new purchases on it.',
  cardSavings: '{amount} of your savings would save {saved} a year, and still leave three months of spending.',
  dearest:
    'Of the debts in your accounts, {name} has the highest rate: {rate}. Every {hundred} paid off there saves about {saved} a year.',
  rateRise: '{name}: {rise} percentage points on {balance} are {interest} more interest a month.',
  rateRiseOffset:
    '{name}: {rise} percentage points on {balance}, what is left after your offset account, are {interest} more interest a month.',
  find: {
    buffer:
      'To find your own amount: take {goal} of spending, take off what you have saved, and divide by {count}. That much {each} gets you there in a year.',
    gap: 'To find your own amount: add up what came in and what went out over three months, and divide the difference by 13. That is the gap a week.',
    left: 'To find your own amount: see what was left before each of your last three paydays, and start with half of the smallest.',
    card: 'Your card statement names the interest you were charged, and how long the minimum payment alone would take.',
    rates: 'Each statement names the rate and the interest charged.',
    rise: 'On every $100,000 you owe, {rise} percentage points are about {interest} more interest a month.',
  },
  followsAnswer: 'This follows your answer "{answer}".',
  showsMonths: 'Your accounts show enough for {months} months of spending.',
  showsMonth: 'Your accounts show enough for one month of spending.',
  showsSpent: 'Your accounts show that you spent {percent} of what came in.',
};

export const ownTexts = cataloguesOf(en, getSectionTranslations('own-amounts'));

const RATE_DECIMALS = 2;

/** Returns functions that format values for a language. Amounts are shown in whole dollars. */
const formatsIn = (language: Language) => {
  const locale = localeOf(language);
  const money = moneyIn(language);
  const months = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Australia/Sydney' });
  return {
    money: (cents: number) => money(Math.round(cents / 100)),
    percent: percentIn(language, RATE_DECIMALS),
    months: (value: number) => months.format(value),
    /** Formats a month such as `2027-09`, or the month of a day such as `2027-09-30`. */
    month: (name: string) => month.format(new Date(`${name.slice(0, '2027-09'.length)}-01`)),
    day: (iso: string) => day.format(new Date(iso)),
  };
};

export const formatsByLanguage = byLanguage(formatsIn);

/** Returns the sentences of a language with the formats of their values. */
const ownWordsIn = (language: Language) => ({ texts: ownTexts[language], ...formatsByLanguage[language] });

export const ownWords = byLanguage(ownWordsIn);
export type OwnWords = ReturnType<typeof ownWordsIn>;
