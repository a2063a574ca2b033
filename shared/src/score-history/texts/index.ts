import { defineTranslatedTexts } from '@verdant/shared/texts';
import type { metricTitles } from '../../contract';
import { translations } from '../../translations';
import { en } from './en';

/** The titles of scores, in which the server names them. */
type MessageKey = `message.${(typeof metricTitles)[keyof typeof metricTitles]}`;

export const { useTexts, useMessages } = defineTranslatedTexts<typeof en, MessageKey>(
  en,
  translations('score-history'),
);
