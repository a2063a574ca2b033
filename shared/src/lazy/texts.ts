import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'lazy.loading': 'Loading...',
  'lazy.slow': 'This is still loading. Your connection may be slow.',
  'lazy.offline': 'You are offline. This part loads as soon as you are back online.',
  'lazy.failed': 'This part did not load. Everything else keeps working.',
  'lazy.retry': 'Try again',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('lazy'));
