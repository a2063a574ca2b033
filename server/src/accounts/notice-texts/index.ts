import type { Catalogues } from '../../language/catalogues';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';

/** Mails that tell the owner of an account of a change that somebody else could have made. */
export const noticeTexts: Catalogues<typeof en> = { en, es, fr, de };
