import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'ui.close': 'Close',
  'ui.loading': 'Loading...',
  'ui.reference': 'Reference: {id}',
  'ui.sample': 'Sample data',
  'ui.gauge': '{label}: {value} of 100',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('kit'));
