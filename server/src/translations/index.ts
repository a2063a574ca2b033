import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslationFiles } from '@verdant/federation/contract';
import { languages, type Language, type TranslatedLanguage } from '@verdant/shared/contract';
import * as v from 'valibot';

type Files = TranslationFiles['server'];
type SectionName = keyof Files[TranslatedLanguage];

export function byLanguage<T>(make: (language: Language) => T): Record<Language, T>;
export function byLanguage(make: (language: Language) => unknown): object {
  return Object.fromEntries(languages.map((language) => [language, make(language)]));
}

const sections = v.record(v.string(), v.unknown());
const files = languages
  .filter((language) => language !== 'en')
  .map((language) => {
    const text = readFileSync(join(__dirname, `${language}.json`), 'utf8');
    return [language, v.parse(sections, JSON.parse(text))] as const;
  });

export function getSectionTranslations<Name extends SectionName>(
  name: Name,
): { [L in TranslatedLanguage]: Files[L][Name] };
export function getSectionTranslations(name: string): object {
  return Object.fromEntries(files.map(([language, texts]) => [language, texts[name]]));
}
