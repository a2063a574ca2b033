import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../../translations';
import { en } from './en';

export const { useTexts: useDifferenceTexts } = defineTranslatedTexts(en, translations('difference'));
export type DifferenceTexts = ReturnType<typeof useDifferenceTexts>;
