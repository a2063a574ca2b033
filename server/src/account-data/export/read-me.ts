import { brand } from '@verdant/shared/brand';
import { fillText, type Language } from '@verdant/shared/contract';
import { localeOf } from '../../language/locale-of';
import { readMeTexts } from './read-me-texts';

const LINE_END = '\r\n';

/** What the files of an export are, as a plain text. */
export function readMe(language: Language, now: Date): string {
  const { title, intro, json, private: privacy, filesTitle, files } = readMeTexts[language];
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(
    now,
  );
  return [
    fillText(title, { brand: brand.name, day }),
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
