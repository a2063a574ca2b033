import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';
import { en } from './en';

/** Includes the names of sample rows, so that they are translated. */
export type TextKey = keyof typeof en;

export const { useTexts } = defineTranslatedTexts(en, translations('main'));
