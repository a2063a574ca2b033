import { cataloguesOf } from '../language/catalogues';
import { translated } from '../translations';

const en = {
  why: 'You are getting this email because this address was given for a {brand} account. Emails about the security of an account are always sent.',
  sender: 'Sent by {brand}, {site}',
};

/** What every mail ends with. */
export const frameTexts = cataloguesOf(en, translated('mail-frame'));
