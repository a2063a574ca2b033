import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'charts.viewTable': 'View as table',
  'charts.viewChart': 'View as chart',
  'charts.failed': 'The chart could not be loaded. Here are its figures.',
  'charts.retry': 'Try again',
  'charts.share': 'Share',
  'charts.more': '{count} more',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('charts'));
