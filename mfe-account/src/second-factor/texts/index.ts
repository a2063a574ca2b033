import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';
import { en } from './en';

export const { useTexts: useSecondFactorTexts } = defineTranslatedTexts(en, translations('second-factor'));
