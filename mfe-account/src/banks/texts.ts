import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

/** The tab of the linked accounts. */
const en = {
  'banks.all': 'All your accounts, with those from files and those you entered',
} as const satisfies Record<string, string>;

export const { useTexts: useBanksTexts } = defineTranslatedTexts(en, translations('banks'));
