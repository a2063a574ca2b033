import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations/legal';
import { en } from './en';

export const { useTexts: useTermsTexts } = defineTranslatedTexts(en, translations('terms'));
