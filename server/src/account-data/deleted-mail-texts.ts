import { cataloguesOf } from '../language/catalogues';
import { translated } from '../translations';

const en = {
  subject: 'Your {brand} account has been deleted',
  greeting: 'Hello,',
  what: 'Your {brand} account has been deleted with everything in it, including the banks you linked. This cannot be undone.',
  more: 'You can create a new account at any time.',
  why: 'This is the last email about this account.',
};

/** The mail that an account is gone. */
export const deletedMailTexts = cataloguesOf(en, translated('deleted-mail'));
