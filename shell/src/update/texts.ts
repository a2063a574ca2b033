import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'newer.label': 'New version',
  'newer.ready': 'A newer version of Verdant is ready.',
  'newer.now': 'Use it now',
  'newer.later': 'Later',
  'newer.lost': 'Your entries on this page may be lost.',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('update'));
