import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';
import { en } from './en';

/** Names of sample rows are texts too, so that a translation reaches them. */
export type TextKey = keyof typeof en;

export const { useTexts } = defineTranslatedTexts(en, translations('main'));
