import type { Language } from '@verdant/shared/contract';

const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { day: 'numeric', month: 'short' } as const;

/** Formats of times in the reader's time zone; the server's are UTC. */
export interface Times {
  /** Formats the start of a step: only the hour for a range of a day, with the day in longer ranges. */
  readonly step: (iso: string) => string;
  /** Formats a time with day and year. */
  readonly moment: (iso: string) => string;
}

/** The name of the reader's time zone, such as `Australia/Sydney`. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Times in a language, of a time zone: by default the reader's. */
export function timesIn(language: Language, isWithinDay: boolean, timeZone?: string): Times {
  const locale = language === 'en' ? 'en-AU' : language;
  const step = new Intl.DateTimeFormat(locale, { ...(isWithinDay ? {} : day), ...time, timeZone });
  const moment = new Intl.DateTimeFormat(locale, { ...day, year: 'numeric', ...time, timeZone });
  return {
    step: (iso) => step.format(new Date(iso)),
    moment: (iso) => moment.format(new Date(iso)),
  };
}
