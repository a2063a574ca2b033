import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'reminder.label': 'Confirm your email address',
  'reminder.unconfirmed': 'Please confirm your email address: open the link in the email that we sent to {email}.',
  'reminder.send': 'Send the email again',
  'reminder.sent': 'Sent. Only the newest link works, for 24 hours.',
  'reminder.notSent': 'The email could not be sent. Please try again.',
  'reminder.offline': 'Network error. Please check your internet connection and try again.',
  'reminder.dismiss': 'Not now',
} as const satisfies Record<string, string>;

type Message =
  | 'Too many attempts. Please try again in {0} seconds.'
  | 'Too many attempts. Please try again in {0} minutes.'
  | 'The server is busy. Please try again in a moment.'
  | 'The service is not available just now. Please try again in a moment.'
  | 'Something went wrong on our side. Please try again later.';

/** Keys that only translations have, in addition to the keys of the English texts. */
type MessageKey = `message.${Message}`;

export const { useTexts, useMessages } = defineTranslatedTexts<typeof en, MessageKey>(
  en,
  translations('email-reminder'),
);
