import { cataloguesOf } from '../language/catalogues';
import { translated } from '../translations';

const en = {
  greeting: 'Hello,',
  fallback: 'If the button does nothing, copy this address into your browser:',
  warning: 'Keep this link to yourself. {brand} never asks you for it.',
  'keep-account': {
    subject: 'Your {brand} account will be deleted',
    what: 'You asked us to delete your {brand} account. It will be deleted with everything in it on {day}. You have been signed out on all your devices.',
    how: 'Changed your mind? Until then you can keep it:',
    button: 'Keep my account',
    otherwise: 'If this was not you, keep the account with this link and choose a new password.',
  },
  'verify-email': {
    subject: 'Confirm your email address for {brand}',
    what: 'A {brand} account was created with this email address.',
    how: 'Please confirm that it is yours. The link works once, for 24 hours:',
    button: 'Confirm my email address',
    otherwise: 'If this was not you, you can ignore this email.',
  },
  'change-email': {
    subject: 'Confirm your new email address for {brand}',
    what: 'We got a request to use this address for a {brand} account.',
    how: 'Please confirm it. The link works once, for 24 hours; until then the account keeps its current address:',
    button: 'Use this email address',
    otherwise: 'If this was not you, you can ignore this email: nothing changes.',
  },
  'restore-email': {
    subject: 'The email address of your {brand} account was changed',
    what: 'Your {brand} account now has another email address. This one no longer belongs to it, and emails about the account go to the new one. If this was you, there is nothing to do: from now on, sign in with the new address.',
    how: 'If this was not you, take your account back. The link works once, for 7 days; it signs out every device, and you choose a new password:',
    button: 'Take my account back',
    otherwise: 'If this was you, ignore this link.',
  },
  taken: {
    subject: 'This email address already has a {brand} account',
    what: 'We got a request to use this address for another {brand} account.',
    how: 'It already has an account of its own, so nothing was changed. You can sign in to that one:',
    button: 'Sign in',
    otherwise: 'If this was not you, you can ignore this email: nothing changes.',
  },
};

/** The mails whose link does something for an account; `day` is when it will be deleted. */
export const linkMailTexts = cataloguesOf(en, translated('link-mails'));
