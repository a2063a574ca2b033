import type { Language } from '@verdant/shared/contract';

const words: Readonly<Record<Language, readonly string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
};

/** A whole number up to ten as a word, a larger one in digits. */
export function numberInWords(count: number, language: Language): string {
  return words[language][count] ?? String(count);
}

/** The same at the start of a sentence or label. */
export function numberInWordsCapitalised(count: number, language: Language): string {
  const word = numberInWords(count, language);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
