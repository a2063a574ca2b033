import { fillText, type Language } from '@verdant/shared/contract';
import { cataloguesOf } from '../language/catalogues';
import { composeMail, type Mail } from '../mail';
import { translated } from '../translations';

const en = {
  subject: 'Choose a new password for {brand}',
  greeting: 'Hello,',
  reason: 'We got a request for a new password for the {brand} account with this address.',
  how: 'Choose the new password here. The link works once, for {duration}:',
  removes:
    'A new password signs out every device, removes your passkeys and turns two-step sign-in off. You can add them again afterwards.',
  button: 'Choose a new password',
  fallback: 'If the button does nothing, copy this address into your browser:',
  otherwise: 'If this was not you, you can ignore this email: your password stays as it is.',
  warning: 'Keep this link to yourself. {brand} never asks you for it.',
};

/** The mail with the link to choose a new password. */
export const resetMailTexts = cataloguesOf(en, translated('reset-mail'));

/** 60 becomes "60 minutes", 120 "2 hours". */
function durationIn(language: Language, minutes: number): string {
  const isHours = minutes > 60 && minutes % 60 === 0;
  const unit = isHours ? 'hour' : 'minute';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(isHours ? minutes / 60 : minutes);
}

interface ResetMail {
  readonly id: string;
  readonly to: string;
  readonly link: string;
  /** Minutes until the link expires. */
  readonly minutes: number;
  readonly language: Language;
}

/**
 * The mail with the link. It contains nothing that was entered at registration: anyone can register
 * with another user's e-mail address, and must not be able to send that user text.
 */
export function resetMail({ id, to, link, minutes, language }: ResetMail): Mail {
  const texts = resetMailTexts[language];
  const { subject, greeting, reason, removes, button, fallback, otherwise, warning } = texts;
  const how = fillText(texts.how, { duration: durationIn(language, minutes) });
  return composeMail({
    id,
    to,
    language,
    origin: new URL(link).origin,
    subject,
    greeting,
    paragraphs: [reason, how],
    button: { label: button, url: link, fallback },
    notes: [removes, otherwise, warning],
  });
}
