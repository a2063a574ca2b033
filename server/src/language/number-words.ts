import type { Language } from '@verdant/shared/contract';
import { translated } from '../translations';
import { cataloguesOf } from './catalogues';

const en = {
  zero: 'zero',
  one: 'one',
  two: 'two',
  three: 'three',
  four: 'four',
  five: 'five',
  six: 'six',
  seven: 'seven',
  eight: 'eight',
  nine: 'nine',
  ten: 'ten',
};

const names = Object.keys(en);
const numbers = cataloguesOf(en, translated('numbers'));

/** A whole number up to ten as a word, a larger one in digits. */
export function numberInWords(count: number, language: Language): string {
  const words: Readonly<Record<string, string>> = numbers[language];
  return words[names[count] ?? ''] ?? String(count);
}
