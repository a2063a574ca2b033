import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../../translations';

const en = {
  'code.label': 'Code from your authenticator app',
  'code.hint': 'Your password is right. Now enter the six digits that the app shows for this account.',
  'code.use': 'Use the authenticator app',
  'recovery.label': 'Recovery code',
  'recovery.hint': 'One of the codes that you stored when you switched on two-step sign-in. Each works once.',
  'recovery.use': 'Use a recovery code',
  'passkey.use': 'Use a passkey',
  'lost.title': 'Neither app nor recovery code?',
  'lost.text':
    'With a passkey you need no code, if you have added one. Otherwise choose a new password by email: that turns two-step sign-in off and removes your passkeys.',
  back: 'Back to the password',
} as const satisfies Record<string, string>;

export const { useTexts: useSecondStepTexts } = defineTranslatedTexts(en, translations('second-step'));
