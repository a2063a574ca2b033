import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

/** The English texts of the page that asks what to keep after the password was reset. */
const en = {
  title: 'Check how you sign in',
  subtitle: 'You have a new password. Tick the other ways to sign in that you want to keep.',
  loading: 'Loading how you sign in',
  notLoaded: 'This could not be loaded. Please try again.',
  again: 'Try again',
  passkeys: 'Passkeys',
  'passkeys.about':
    'They are paused until you decide. If you do not recognise one, leave it unticked and it will be removed.',
  'times.used': 'Added {created}, last used {used}',
  'times.unused': 'Added {created}, never used',
  app: 'Two-step sign-in',
  'app.name': 'Authenticator app',
  'app.added': 'Added {created}',
  'app.about': 'Keep it if it is yours. Without it your password alone is enough to sign in.',
  password: 'Your new password',
  submit: 'Save',
  busy: 'One moment...',
  failed: 'That did not work. Please try again.',
  later: 'Decide later',
} as const satisfies Record<string, string>;

export const { useTexts: useSignInReviewTexts } = defineTranslatedTexts(en, translations('sign-in-review'));
