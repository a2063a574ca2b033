import { fillText, type Language } from '@verdant/shared/contract';
import { localeOf } from '../../language/language-of';
import { getSectionTexts } from '../../translations';

export const readMeTexts = getSectionTexts('read-me');

const LINE_END = '\r\n';

export function formatReadMe(language: Language, now: Date): string {
  const { title, intro, json, private: privacy, filesTitle, files } = readMeTexts[language];
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(
    now,
  );
  return [
    fillText(title, { day }),
    '',
    intro,
    '',
    json,
    '',
    privacy,
    '',
    filesTitle,
    ...Object.entries(files).map(([name, about]) => `  ${name}.csv: ${about}`),
    '',
  ].join(LINE_END);
}
