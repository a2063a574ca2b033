import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'calls.retry': 'Try again',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('calls'));
