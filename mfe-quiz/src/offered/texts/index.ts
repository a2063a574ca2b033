import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';
import { en } from './en';

export const { useTexts: useOfferedTexts } = defineTranslatedTexts(en, translations('offered'));
