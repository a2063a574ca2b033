import type { OfferedAnswer } from '@verdant/shared/contract';
import type { Format } from '@verdant/shared/format';
import type { useOfferedTexts } from './texts';

const DAYS_PER_MONTH = 365 / 12;

/** The figure behind an offered answer as a sentence; below a month in days. */
export function figureText(
  { kind, value }: OfferedAnswer['figure'],
  t: ReturnType<typeof useOfferedTexts>,
  { number, percent }: Pick<Format, 'number' | 'percent'>,
): string {
  if (kind === 'spent_percent') return t('offered.spent', { percent: percent(value) });
  if (value === 1) return t('offered.month');
  if (value > 1) return t('offered.months', { months: number(value) });
  const days = Math.round(value * DAYS_PER_MONTH);
  return days < 2 ? t('offered.day') : t('offered.days', { days });
}
