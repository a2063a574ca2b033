import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../../translations';
import { en } from './en';

export const { useTexts: useInvestmentsTexts } = defineTranslatedTexts(en, translations('own-investments'));
