import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';
import { en } from './en';

export const { useTexts } = defineTranslatedTexts(en, translations('main'));

export type TextKey = keyof typeof en;
export type Translate = ReturnType<typeof useTexts>;
