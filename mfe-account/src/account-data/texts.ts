import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'export.title': 'Your data',
  'export.about':
    'Everything that is stored about you, in one ZIP file: tables for a spreadsheet, a page that explains them, and JSON for other programs.',
  'export.start': 'Download my data',
  'export.busy': 'Preparing...',
  'export.started': 'The download has started.',
  'export.failed': 'The download could not be started. Please try again.',
  'delete.title': 'Delete account',
  'delete.about':
    'Your account is deleted after 7 days, with your answers, scores and linked banks. Until then you can keep it.',
  'delete.open': 'Delete my account',
  'delete.warning':
    'You will be signed out on all your devices at once, and get an email with a link to keep the account.',
  'delete.submit': 'Delete my account',
  'delete.busy': 'Deleting...',
  'delete.cancel': 'Keep my account',
  'delete.failed': 'The account could not be deleted. Please try again.',
} as const satisfies Record<string, string>;

export const { useTexts: useAccountDataTexts } = defineTranslatedTexts(en, translations('account-data'));
