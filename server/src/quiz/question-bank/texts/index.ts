import type { Catalogues } from '../../../language/catalogues';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';

/** The words of the question bank in every language. English is the original; its ids and option values are the bank's. */
export const questionTexts: Catalogues<typeof en> = { en, es, fr, de };
