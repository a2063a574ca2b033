import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'tabs.label': 'Your money',
  'tabs.accounts': 'Accounts',
  'tabs.transactions': 'Transactions',
  'tabs.bills': 'Bills',
  'tabs.file': 'Add a file',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('money-tabs'));
