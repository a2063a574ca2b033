import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

/** The buttons of a form in a row. */
const en = {
  'form.save': 'Save',
  'form.cancel': 'Cancel',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('forms'));
