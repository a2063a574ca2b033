import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'demo.label': 'Demo household',
  'demo.text': 'A demo household, all of it made up. It ends {time}.',
  'demo.signUp': 'Start my own',
  'demo.leave': 'Leave',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('demo'));
