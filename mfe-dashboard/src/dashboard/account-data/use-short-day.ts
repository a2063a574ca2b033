import { useMemo } from 'react';
import { useLanguage } from '@verdant/shared/services';

/** Returns a function that formats a day without its year: `25 Nov`. */
export function useShortDayFormat(): (day: string) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = language === 'en' ? 'en-AU' : language;
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return (day) => format.format(new Date(day));
  }, [language]);
}
