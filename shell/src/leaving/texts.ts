import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'leave.title': 'Leave without saving?',
  'leave.leave': 'Leave',
  'leave.stay': 'Stay',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('leaving'));
