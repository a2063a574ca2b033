import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';
import type de from '../translations/de.json';
import { en } from './en';

/** A key of a message that a schema of the contract, the shell or the server writes in English; only translations have it. */
type MessageKey = Extract<keyof (typeof de)['main'], `message.${string}`>;

export const { useTexts, useMessages } = defineTranslatedTexts<typeof en, MessageKey>(en, translations('main'));
