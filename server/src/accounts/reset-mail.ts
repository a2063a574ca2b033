import { brand } from '@verdant/shared/brand';
import type { Language } from '@verdant/shared/contract';
import type { Mail } from '../mail';
import { html } from '@verdant/federation/http';
import { resetMailTexts } from './reset-mail-texts';

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
  /** How long the link works. */
  readonly minutes: number;
  readonly language: Language;
}

/**
 * The mail with the link. It contains nothing that was entered at registration: anyone can register
 * with someone else's e-mail address, and must not be able to send that person text.
 */
export function resetMail({ id, to, link, minutes, language }: ResetMail): Mail {
  const texts = resetMailTexts[language];
  const { subject, greeting, reason, button, fallback, otherwise, warning } = texts;
  const how = texts.how(durationIn(language, minutes));
  const markup = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${brand.name}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f5;color:#14201b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dde5e1;border-radius:12px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${brand.name}</p>
<p>${reason}</p>
<p>${how}</p>
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#00734a;color:#ffffff;font-weight:600;text-decoration:none">${button}</a></p>
<p style="font-size:14px;color:#4a5a53">${fallback}<br><a href="${link}" style="color:#00734a;word-break:break-all">${link}</a></p>
<p style="font-size:14px;color:#4a5a53">${otherwise} ${warning}</p>
</div>
</body>
</html>
`.markup;
  return {
    id,
    to,
    language,
    subject,
    text: [greeting, reason, how, link, otherwise, warning, brand.name].join('\n\n'),
    html: markup,
  };
}
