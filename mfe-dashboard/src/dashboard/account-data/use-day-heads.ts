import { useMemo } from 'react';
import { useLanguage } from '@verdant/shared/services';

const YEAR = '2026'.length;

/** The two parts of a day's heading, such as `Sunday` and `22 November`. */
type DayHead = {
  /** Undefined for today. */
  weekday: string | undefined;
  date: string;
};

const capitalised = (text: string, locale: string) => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/**
 * Returns a function that formats the two parts of a day's heading. The date of today also contains the weekday, and a date
 * in another year also contains the year.
 */
export function useDayHeads(today: string): (day: string) => DayHead {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = language === 'en' ? 'en-AU' : language;
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const weekday = format({ weekday: 'long' });
    const thisYear = format({ day: 'numeric', month: 'long' });
    const otherYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
    const ofToday = format({ weekday: 'long', day: 'numeric', month: 'long' });
    return (day) => {
      const date = new Date(day);
      if (day === today) return { weekday: undefined, date: capitalised(ofToday.format(date), locale) };
      const isThisYear = day.slice(0, YEAR) === today.slice(0, YEAR);
      return {
        weekday: capitalised(weekday.format(date), locale),
        date: (isThisYear ? thisYear : otherYear).format(date),
      };
    };
  }, [language, today]);
}
