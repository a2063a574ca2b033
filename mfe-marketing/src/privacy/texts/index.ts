import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations/legal';
import { en } from './en';

export const { useTexts: usePrivacyTexts } = defineTranslatedTexts(en, translations('privacy'));
