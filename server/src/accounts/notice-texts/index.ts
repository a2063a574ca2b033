import type { Catalogues } from '../../language/catalogues';
import { de } from './notices-de';
import { en } from './notices-en';
import { es } from './notices-es';
import { fr } from './notices-fr';

/** Mails that tell the owner of an account of a change that somebody else could have made. */
export const noticeTexts: Catalogues<typeof en> = { en, es, fr, de };
