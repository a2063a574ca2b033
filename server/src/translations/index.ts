import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslationFiles } from '@verdant/federation/contract';
import { brand } from '@verdant/shared/brand';
import { languages, type Language } from '@verdant/shared/contract';
import * as v from 'valibot';

type Sections = TranslationFiles['server']['en'];

/** The texts of one section of `en.json`, in any language. */
export type SectionTexts<Name extends keyof Sections> = Sections[Name];

export function buildForEachLanguage<T>(make: (language: Language) => T): Record<Language, T>;
export function buildForEachLanguage(make: (language: Language) => unknown): object {
  return Object.fromEntries(languages.map((language) => [language, make(language)]));
}

const sections = v.record(v.string(), v.unknown());
const files = buildForEachLanguage((language) => {
  const text = readFileSync(join(__dirname, `${language}.json`), 'utf8');
  return v.parse(sections, JSON.parse(text.replaceAll('{brand}', brand.name)));
});

/** Returns the texts of a section in every language, with `{brand}` filled in. A test compares their keys with English. */
export function getSectionTexts<Name extends keyof Sections>(name: Name): Record<Language, SectionTexts<Name>>;
export function getSectionTexts(name: string): object {
  return buildForEachLanguage((language) => files[language][name]);
}
