import type { PageRoute } from '@verdant/federation/browser';
import type { Translations } from '@verdant/federation/contract';
import type { Language } from '@verdant/shared/contract';

export type NavEntry = { path: string; label: string };

/** Returns a text of `remote.json` in the reader's language, or in English without a translation. */
export function textInLanguage<T extends string | undefined>(
  english: T,
  translations: Translations,
  language: Language,
): T | string {
  return (language === 'en' ? undefined : translations?.[language]) ?? english;
}

/** Returns the navbar's links to the pages that this user can open, in the order that `remote.json` files request. */
export function navEntries(pages: readonly PageRoute[], language: Language, isAuthenticated: boolean): NavEntry[] {
  return pages
    .filter(({ access }) => access !== (isAuthenticated ? 'anonymous' : 'guarded'))
    .flatMap(({ path, nav }) => (nav ? [{ path: path.replace(/\/\*$/, ''), ...nav }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ path, label, labels }) => ({ path, label: textInLanguage(label, labels, language) }));
}
