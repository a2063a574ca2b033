import { useMemo } from 'react';
import { useLanguage } from '@verdant/shared/services';
import { formatCents, formatDate, formatMoment, formatMoney, formatNumber, formatPercent } from './format';

/** Format functions for the reader's language, which components can pass as callbacks. */
export type Format = {
  money: (dollars: number) => string;
  /** Formats an amount in cents, always with decimals, for example `$1,234.00`. */
  cents: (cents: number) => string;
  percent: (percent: number) => string;
  /** A change in percent with its sign, for example `+5%`; with as many decimals as `digits`. */
  change: (percent: number, digits?: number) => string;
  /** A rate in percent with two decimals, for example `4.75%`. */
  rate: (percent: number) => string;
  number: (value: number) => string;
  /** A number with its sign, for example `+13`; with as many decimals as `digits`. */
  signed: (value: number, digits?: number) => string;
  date: (isoDate: string) => string;
  /** Day and time of an ISO timestamp, in the time zone of the reader. */
  moment: (isoTime: string) => string;
};

export function useFormat(): Format {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      money: (dollars) => formatMoney(dollars, language),
      cents: (cents) => formatCents(cents, language),
      percent: (percent) => formatPercent(percent, language),
      change: (percent, digits = 0) => formatPercent(percent, language, { digits, signed: true }),
      rate: (percent) => formatPercent(percent, language, { digits: 2 }),
      number: (value) => formatNumber(value, language),
      signed: (value, digits = 0) => formatNumber(value, language, { digits, signed: true }),
      date: (isoDate) => formatDate(isoDate, language),
      moment: (isoTime) => formatMoment(isoTime, language),
    }),
    [language],
  );
}
