import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../../translations';
import { en } from './en';

export const { useTexts: useOwnTexts } = defineTranslatedTexts(en, translations('own'));
