import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'reset.title': 'Choose a new password',
  'reset.subtitle':
    'Choose one that you use nowhere else. You will be signed out on all your devices. Passkeys, two-step sign-in and a private calendar link will be removed.',
  'reset.password': 'New password',
  'reset.confirm': 'Confirm new password',
  'reset.submit': 'Change password',
  'reset.busy': 'Changing...',
  'reset.failed': 'The password could not be changed. Please try again.',
  'reset.doneTitle': 'Password changed',
  'reset.doneSubtitle': 'Your new password works from now on.',
  'reset.done':
    'You have been signed out on all your devices. Passkeys, two-step sign-in and a private calendar link were removed. Please sign in with the new password. If you used passkeys or two-step sign-in, add them again in your settings, under Security.',
  'reset.signIn': 'Sign in',
  'reset.badTitle': 'This link does not work',
  'reset.badSubtitle': 'Your password was not changed.',
  'reset.bad': 'A link works once, for a limited time, and only until a newer one is sent.',
  'reset.badHint': 'If you have already chosen a new password with it, sign in with that one.',
  'reset.missing': 'This page needs the link from our email. Please open it from there again.',
  'reset.again': 'Ask for a new link',
} as const satisfies Record<string, string>;

export const { useTexts: useResetTexts } = defineTranslatedTexts(en, translations('reset'));
