import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'banks.others': 'Other accounts',
  'banks.fromFiles': 'From a file',
  'banks.entered': 'Entered by you',
  'banks.asOf': '{source}, as of {date}',
  'banks.add': 'Add a file from your bank',
  'banks.change': 'Change accounts or add a file',
  'banks.all': 'All your accounts with their balances',
} as const satisfies Record<string, string>;

export const { useTexts: useBanksTexts } = defineTranslatedTexts(en, translations('banks'));
