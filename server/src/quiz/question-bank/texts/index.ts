import { fillText, type Language } from '@verdant/shared/contract';
import { cataloguesOf, filled } from '../../../language/catalogues';
import { byLanguage, translated } from '../../../translations';
import { en } from './en';
import { figuresIn } from './figures';

const templates = cataloguesOf(en, translated('quiz'));

/** Fills figures into a text; a word at the start gets a capital letter. */
function withFigures(text: string, language: Language): string {
  const shown = fillText(text, figuresIn(language));
  return text.startsWith('{') ? shown.charAt(0).toUpperCase() + shown.slice(1) : shown;
}

/** Texts in every language; ids and option values match the bank. */
export const questionTexts = byLanguage((language) =>
  filled(templates[language], (text) => withFigures(text, language)),
);
