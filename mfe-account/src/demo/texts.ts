import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  title: 'A demo household',
  subtitle: 'A year of money, a finished quiz, goals, bills and a budget. All of it is made up.',
  opening: 'Setting up the household...',
  failed: 'The demo household could not be opened. Please try again in a moment.',
  retry: 'Try again',
  signUp: 'Create your own account',
} as const satisfies Record<string, string>;

export const { useTexts: useDemoTexts } = defineTranslatedTexts(en, translations('demo'));
