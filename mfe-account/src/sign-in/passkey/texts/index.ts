import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../../translations';
import { en } from './en';

export const { useTexts: usePasskeySignInTexts } = defineTranslatedTexts(en, translations('passkey-sign-in'));
