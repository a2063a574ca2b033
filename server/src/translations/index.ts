import type { Language } from '@verdant/shared/contract';
import de from './de.json';
import es from './es.json';
import fr from './fr.json';

const files = { es, fr, de };
type SectionName = keyof (typeof files)[keyof typeof files];

/** The translations of one catalogue: a section of each language's file. */
export function translated<Name extends SectionName>(name: Name) {
  return { es: files.es[name], fr: files.fr[name], de: files.de[name] };
}

/** Makes a value for every language. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return { en: make('en'), es: make('es'), fr: make('fr'), de: make('de') };
}
