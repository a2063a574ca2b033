import { cataloguesOf } from '../language/catalogues';
import { translated } from '../translations';

const en = {
  subject: 'Choose a new password for {brand}',
  greeting: 'Hello,',
  reason: 'We got a request for a new password for the {brand} account with this address.',
  how: 'Choose the new password here. The link works once, for {duration}:',
  button: 'Choose a new password',
  fallback: 'If the button does nothing, copy this address into your browser:',
  otherwise: 'If this was not you, you can ignore this email: your password stays as it is.',
  warning: 'Keep this link to yourself. {brand} never asks you for it.',
};

/** The mail with the link to choose a new password. */
export const resetMailTexts = cataloguesOf(en, translated('reset-mail'));
