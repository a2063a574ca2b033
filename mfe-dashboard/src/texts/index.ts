import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';
import { en } from './en';
import type { MessageKey } from './messages';

export const { useTexts, useMessages } = defineTranslatedTexts<typeof en, MessageKey>(en, translations('main'));
export type TextKey = keyof typeof en;
