import { de } from './harmless-de';
import { en } from './harmless-en';
import { es } from './harmless-es';
import { fr } from './harmless-fr';

export const harmless = { en, es, fr, de };
