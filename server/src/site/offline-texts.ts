import { cataloguesOf } from '../language/catalogues';
import { translated } from '../translations';

const en = {
  title: 'No connection',
  lead: '{brand} cannot be reached right now. Check your connection, then try again.',
  retry: 'Try again',
  missing: 'What needs a connection',
  scores: 'Your scores, your plan and your figures',
  quiz: 'The quiz, and changing your answers',
  account: 'Signing in, your settings and linking a bank',
  kept: 'Nothing is lost',
  keptText: 'Your saved answers are in your account. An answer that was not sent yet stays in this browser.',
};

/** The texts of the offline page. */
export const offlineTexts = cataloguesOf(en, translated('offline-page'));
