import type { DateFormat } from '@verdant/shared/contract';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const EARLIEST_YEAR = 1970;
/** Three numbers, or two and the name of a month; a time may follow. */
const PARTS = /^(\d{1,4}|[a-z]{3,9})[-/. ']{1,2}(\d{1,2}|[a-z]{3,9})[-/., ']{1,2}(\d{2,4})(?!\d)/i;
/** A time before the day, as in `13:26 25-08-25`. */
const TIME = /^\d{1,2}:\d{2}(?::\d{2})? /;
const COMPACT = /^(\d{4})(\d{2})(\d{2})/;

const monthOf = (word: string) => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** `2026-11-23`, or undefined for a day that no calendar has. */
function dayOf(year: number, month: number, day: number): string | undefined {
  if (year < EARLIEST_YEAR || year > 9999) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** A day as banks write it, whatever time is with it; undefined for what is none. `format` decides the order of two numbers. */
export function parseDate(text: string, format: DateFormat): string | undefined {
  const trimmed = text.trim().replace(TIME, '');
  const parts = PARTS.exec(trimmed);
  if (!parts) {
    const [, year = '', month = '', day = ''] = COMPACT.exec(trimmed) ?? [];
    return year === '' ? undefined : dayOf(Number(year), Number(month), Number(day));
  }
  const [, first = '', second = '', third = ''] = parts;
  if (first.length === 4) return dayOf(Number(first), monthOf(second) || Number(second), Number(third));
  if (monthOf(second) > 0) return dayOf(yearOf(third), monthOf(second), Number(first));
  if (monthOf(first) > 0) return dayOf(yearOf(third), monthOf(first), Number(second));
  if (format === 'ymd') return dayOf(yearOf(first), Number(second), Number(third));
  const [day, month] = format === 'dmy' ? [first, second] : [second, first];
  return dayOf(yearOf(third), Number(month), Number(day));
}

/** The format in which most of the texts are days; day first, as in Australia, where more than one has as many. */
export function findDateFormat(texts: readonly string[]): DateFormat {
  const read = (format: DateFormat) => texts.filter((text) => parseDate(text, format) !== undefined).length;
  const [best] = (['dmy', 'mdy', 'ymd'] as const).toSorted((a, b) => read(b) - read(a));
  return best ?? 'dmy';
}
