import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';
import { en } from './en';

export const { useTexts: usePlatformTexts } = defineTranslatedTexts(en, translations('platform'));
