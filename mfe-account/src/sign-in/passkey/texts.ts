import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';

const en = {
  asking: 'Please follow the steps that your browser shows.',
  cancelled:
    'You were not signed in: it was cancelled, it took too long, or there is no passkey for this website here. Your password works too.',
  unsupported: 'This browser cannot use passkeys. Please sign in with your password.',
  domain: 'Passkeys do not work at this address of the website. Please sign in with your password.',
  failed: 'The passkey could not be used. Please try again, or sign in with your password.',
} as const satisfies Record<string, string>;

export const { useTexts: usePasskeySignInTexts } = defineTranslatedTexts(en, translations('passkey-sign-in'));
