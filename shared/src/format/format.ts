import { useMemo } from 'react';
import { useLanguage } from '@verdant/shared/services';
import { localeOf } from '../contract';
import type { Language } from '../contract';

type NumberOptions = {
  /** Number of decimals that are always shown; by default the decimals of the number. */
  digits?: number;
  /** True if positive numbers get a plus sign; 0 has no sign. */
  signed?: boolean;
};

/** Returns `create` with a cache, because creating an Intl object takes far longer than using it. */
function memoize<T>(create: (...key: string[]) => T): (...key: string[]) => T {
  const created = new Map<string, T>();
  return (...key) => {
    const name = key.join(' ');
    const cachedFormat = created.get(name) ?? create(...key);
    created.set(name, cachedFormat);
    return cachedFormat;
  };
}

/** In languages other than English the sign is `A$`, because a plain `$` would be read as US dollars. */
const currencySign = (language: Language): string => (language === 'en' ? '$' : 'A$');

const moneyFormat = memoize(
  (locale, digits) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'AUD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number(digits),
      maximumFractionDigits: Number(digits),
      // Groups four-digit numbers too. Spanish omits this by default, which makes columns of amounts hard to read.
      useGrouping: true,
    }),
);
const dateFormat = memoize(
  (locale, timeZone) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...(timeZone && { timeZone }),
    }),
);
const momentFormat = memoize((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const monthFormat = memoize(
  (locale, length) =>
    new Intl.DateTimeFormat(locale, {
      month: length === 'long' ? 'long' : 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const numberFormat = memoize(
  (locale, digits, sign) =>
    new Intl.NumberFormat(locale, {
      ...(digits && { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) }),
      ...(sign && { signDisplay: 'exceptZero' }),
      useGrouping: true,
    }),
);

/** Minus sign. Intl uses the hyphen of the keyboard, which is too short and too low next to figures. */
export const MINUS = '\u2212';
const withMinus = (figure: string): string => figure.replace('-', MINUS);

/** Formats 0 percent, from which other percentages take the space between number and percent sign. */
const zeroPercent = memoize((locale) => new Intl.NumberFormat(locale, { style: 'percent' }).format(0));
/** French typography requires a narrow space, but Intl uses a full space. */
const ownZeroPercent: Partial<Record<Language, string>> = { fr: '0\u202f%' };

const inDollars = (dollars: number, language: Language, digits: '0' | '2'): string =>
  withMinus(
    moneyFormat(localeOf(language), digits)
      .formatToParts(dollars)
      .map(({ type, value }) => (type === 'currency' ? currencySign(language) : value))
      .join(''),
  );

/** Formats Australian dollars, for example `$1,234.50` or `1.234,50 A$`; whole amounts have no cents. */
export const formatMoney = (dollars: number, language: Language = 'en'): string =>
  inDollars(dollars, language, Number.isInteger(dollars) ? '0' : '2');

/** Formats an amount in cents as banks do, always with cents: `$1,234.00`. */
export const formatCents = (cents: number, language: Language = 'en'): string => inDollars(cents / 100, language, '2');

/** Formats a number with the language's separators, for example `1,234.5` or `1.234,5`. */
export function formatNumber(value: number, language: Language = 'en', { digits, signed }: NumberOptions = {}): string {
  const format = numberFormat(localeOf(language), digits === undefined ? '' : String(digits), signed ? 'signed' : '');
  return withMinus(format.format(value));
}

/** Formats a percentage from 0 to 100, for example `78%` or `78 %`; rounded to a whole number unless `digits` is given. */
export function formatPercent(
  percent: number,
  language: Language = 'en',
  { digits = 0, signed }: NumberOptions = {},
): string {
  const plain = digits === 0 && !signed;
  const number = plain ? withMinus(`${Math.round(percent)}`) : formatNumber(percent, language, { digits, signed });
  return (ownZeroPercent[language] ?? zeroPercent(localeOf(language))).replace('0', number);
}

/**
 * Formats a calendar day (`2024-03-15`), or the day of an instant (`2024-03-14T21:00:00Z`) in the reader's time zone, as
 * `15 Mar 2024`. Returns an invalid date unchanged.
 */
export function formatDate(isoDate: string, language: Language = 'en'): string {
  const date = new Date(isoDate);
  const isCalendarDay = isoDate.length === 'YYYY-MM-DD'.length;
  return Number.isNaN(date.getTime())
    ? isoDate
    : dateFormat(localeOf(language), isCalendarDay ? 'UTC' : '').format(date);
}

/** Formats an ISO timestamp as day and time in the time zone of the reader: `15 Mar 2024, 2:05 pm`. */
export function formatMoment(isoTime: string, language: Language = 'en'): string {
  return momentFormat(localeOf(language)).format(new Date(isoTime));
}
/** Formats a month (`2026-11`) as `November 2026`, or `Nov 2026` if space is limited. */
export const formatMonth = (month: string, language: Language = 'en', length: 'long' | 'short' = 'long'): string =>
  monthFormat(localeOf(language), length).format(new Date(`${month}-01`));

/** Returns format functions for the reader's language, which components can pass as callbacks. */
export function useFormat() {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      money: (dollars: number) => formatMoney(dollars, language),
      /** Formats an amount in cents, always with decimals, for example `$1,234.00`. */
      cents: (cents: number) => formatCents(cents, language),
      percent: (percent: number) => formatPercent(percent, language),
      /** Formats a change in percent with its sign, for example `+5%`; with as many decimals as `digits`. */
      change: (percent: number, digits = 0) => formatPercent(percent, language, { digits, signed: true }),
      /** Formats a rate in percent with two decimals, for example `4.75%`. */
      rate: (percent: number) => formatPercent(percent, language, { digits: 2 }),
      number: (value: number) => formatNumber(value, language),
      /** Formats a number with its sign, for example `+13`; with as many decimals as `digits`. */
      signed: (value: number, digits = 0) => formatNumber(value, language, { digits, signed: true }),
      date: (isoDate: string) => formatDate(isoDate, language),
      moment: (isoTime: string) => formatMoment(isoTime, language),
    }),
    [language],
  );
}

export type Format = ReturnType<typeof useFormat>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day (`2026-11-23`) that is `days` days after `day`. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
