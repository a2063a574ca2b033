import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';
import { en, type MessageKey } from './en';

export const { useTexts, useMessages } = defineTranslatedTexts<typeof en, MessageKey>(
  en,
  translations('email-reminder'),
);
