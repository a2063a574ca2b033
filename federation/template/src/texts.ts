import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from './translations';

const en = {
  'page.title': 'Template title',
  'start.title': 'A new page',
  'start.text': 'Something new is being made here.',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('main'));
