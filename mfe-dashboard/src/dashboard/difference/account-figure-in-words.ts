import type { OfferedAnswer } from '@verdant/shared/contract';
import type { Format } from '@verdant/shared/format';
import type { DifferenceTexts } from './texts';

const DAYS_PER_MONTH = 365 / 12;

type Words = {
  /** Words for the figure of the accounts in a sentence. */
  long: string;
  /** Words for the figure on a button. */
  short: string;
};

/** Returns the figure of the accounts in words. Durations below a month are in days. */
export function accountFigureInWords(
  { kind, value }: OfferedAnswer['figure'],
  t: DifferenceTexts,
  { number, percent }: Pick<Format, 'number' | 'percent'>,
): Words {
  if (kind === 'spent_percent') {
    return { long: t('difference.spent', { percent: percent(value) }), short: percent(value) };
  }
  if (value === 1) return { long: t('difference.month'), short: t('difference.short.month') };
  const days = Math.round(value * DAYS_PER_MONTH);
  if (days < 2) return { long: t('difference.day'), short: t('difference.short.day') };
  const counts = { months: number(value), days };
  return value > 1
    ? { long: t('difference.months', counts), short: t('difference.short.months', counts) }
    : { long: t('difference.days', counts), short: t('difference.short.days', counts) };
}
