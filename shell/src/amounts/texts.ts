import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = { 'amounts.hide': 'Hide amounts' } as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('amounts'));
