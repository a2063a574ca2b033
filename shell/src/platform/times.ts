import type { Language } from '@verdant/shared/contract';

const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { day: 'numeric', month: 'short' } as const;

export type TimeFormatters = ReturnType<typeof createTimeFormatters>;

export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns functions that format the server's UTC times in a time zone, by default the reader's time zone. */
export function createTimeFormatters(language: Language, isTimeOnly: boolean, timeZone?: string) {
  const locale = language === 'en' ? 'en-AU' : language;
  const step = new Intl.DateTimeFormat(locale, { ...(isTimeOnly ? {} : day), ...time, timeZone });
  const moment = new Intl.DateTimeFormat(locale, { ...day, year: 'numeric', ...time, timeZone });
  return {
    /** Formats the start of a step: only the hour for a range of a day, with the day in longer ranges. */
    step: (iso: string) => step.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
  };
}
