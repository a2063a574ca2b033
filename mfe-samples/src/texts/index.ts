import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';
import { en } from './en';

export type TextKey = keyof typeof en;

export const { useTexts } = defineTranslatedTexts(en, translations('main'));
