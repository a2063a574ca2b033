import { cataloguesOf } from '../language/catalogues';
import { translated } from '../translations';

const en = {
  greeting: 'Hello,',
  fallback: 'If the button does nothing, copy this address into your browser:',
  why: 'You get reminders because email notifications are on in your {brand} settings. Emails about the security of your account are always sent.',
  stop: 'Stop these reminders',
  'check-in': {
    subject: 'Three months on: time to check in',
    what: 'Your last financial check-up was three months ago. A new one takes about three minutes and shows what has changed since.',
    more: 'You can skip questions, and your earlier results stay.',
    button: 'Start a new check-up',
  },
  'consent-ending': {
    subject: 'Your bank connection is about to end',
    what: 'Your consent to fetch figures from a linked bank ends on {day}. After that, we no longer fetch anything.',
    more: 'If you would like to continue, link the bank again. If not, there is nothing to do.',
    button: 'See your bank connection',
  },
  'action-open': {
    subject: 'You asked to come back to this',
    what: 'You put off a suggestion on your list. It is open again.',
    more: 'If it no longer fits, you can dismiss it there.',
    button: 'See your list',
  },
};

/** Reminders by mail. */
export const reminderMailTexts = cataloguesOf(en, translated('reminder-mails'));
