import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'keep-account.title': 'Keep your account',
  'keep-account.text': 'Your account is going to be deleted. Press the button to keep it, with everything in it.',
  'keep-account.button': 'Keep my account',
  'keep-account.done': 'Your account stays. Please sign in again.',
  'verify-email.title': 'Confirm your email address',
  'verify-email.text': 'Press the button to confirm that this email address is yours.',
  'verify-email.button': 'Confirm my email address',
  'verify-email.done': 'Thank you. Your email address is confirmed.',
  'change-email.title': 'Use this email address',
  'change-email.text': 'Press the button to use this address for your account from now on, including to sign in.',
  'change-email.button': 'Use this email address',
  'change-email.done': 'Your account now has this email address. Use it to sign in.',
  'restore-email.title': 'Take your account back',
  'restore-email.text':
    'Press the button to give your account its former email address back. Every device is signed out, and the password no longer works.',
  'restore-email.button': 'Take my account back',
  'restore-email.done': 'Your account has its former email address again. Now choose a new password.',
  choosePassword: 'Choose a new password',
  'password.hint': 'The password of the account that this link is for. You are not signed in to it here.',
  busy: 'One moment...',
  failed: 'That did not work. Please try again.',
  signIn: 'Sign in',
  dashboard: 'Go to the dashboard',
  'bad.title': 'This link does not work',
  'bad.subtitle': 'Nothing was changed.',
  'bad.text': 'A link works once, for a limited time, and only until a newer one is sent.',
  missing: 'Please open the link in the email again.',
  'deleted.title': 'Your account will be deleted',
  'deleted.subtitle': 'You have been signed out on all your devices.',
  'deleted.text':
    'It will be deleted on {day}. Until then you can keep it: with the link in the email that we have sent you, or by signing in.',
} as const satisfies Record<string, string>;

export const { useTexts: useAccountLinkTexts } = defineTranslatedTexts(en, translations('account-link'));
