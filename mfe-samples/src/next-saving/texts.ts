import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'next.pay': 'Next: {amount} for your goals on {date}',
  'next.month': '{amount} for your goals each month',
} as const satisfies Record<string, string>;

export const { useTexts: useNextSavingTexts } = defineTranslatedTexts(en, translations('next-saving'));
