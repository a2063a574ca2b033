import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

/** Text of the button below the message of a failed query. */
const en = {
  'calls.retry': 'Try again',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('calls'));
