import { de } from './noticed-de';
import { en } from './noticed-en';
import { es } from './noticed-es';
import { fr } from './noticed-fr';

export const noticed = { en, es, fr, de };
