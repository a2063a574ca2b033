import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  title: 'Stop reminders by email?',
  subtitle:
    'You will get no more reminders, and no emails about your money. Emails about the security of your account are always sent.',
  stop: 'Stop reminders',
  busy: 'Stopping...',
  failed: 'The reminders could not be stopped. Please try again.',
  'done.title': 'Reminders are off',
  'done.subtitle': 'You can switch them on again at any time.',
  done: 'You will get no more reminders by email. The switch is in your settings, under Notifications.',
  'unknown.title': 'This link does not work',
  'unknown.subtitle': 'Nothing was changed.',
  unknown:
    'Please use the link of the newest reminder, or sign in and switch off email notifications in your settings.',
  next: 'Continue to Verdant',
} as const satisfies Record<string, string>;

export const { useTexts: useUnsubscribeTexts } = defineTranslatedTexts(en, translations('unsubscribe'));
