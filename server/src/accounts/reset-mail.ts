import { brand } from '@verdant/shared/brand';
import type { Mail } from '../mail';
import { html } from '@verdant/federation/http';

/** 60 becomes "60 minutes", 120 "2 hours". */
function duration(minutes: number): string {
  const isHours = minutes > 60 && minutes % 60 === 0;
  const count = isHours ? minutes / 60 : minutes;
  const unit = isHours ? 'hour' : 'minute';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * The mail with the link. It contains nothing that was entered at registration: anyone can register
 * with someone else's e-mail address, and must not be able to send that person text.
 */
export function resetMail({ to, link, minutes }: { to: string; link: string; minutes: number }): Mail {
  const reason = `Somebody, probably you, asked for a new password for the ${brand.name} account of this address.`;
  const how = `Choose the new password here. The link works once, for ${duration(minutes)}:`;
  const otherwise = 'If it was not you, ignore this email: your password stays as it is.';
  const warning = `Keep this link to yourself. ${brand.name} never asks you for it.`;
  const markup = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${brand.name}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f5;color:#14201b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dde5e1;border-radius:12px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${brand.name}</p>
<p>${reason}</p>
<p>${how}</p>
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#00734a;color:#ffffff;font-weight:600;text-decoration:none">Choose a new password</a></p>
<p style="font-size:14px;color:#4a5a53">If the button does nothing, copy this address into your browser:<br><a href="${link}" style="color:#00734a;word-break:break-all">${link}</a></p>
<p style="font-size:14px;color:#4a5a53">${otherwise} ${warning}</p>
</div>
</body>
</html>
`.markup;
  return {
    to,
    subject: `Choose a new password for ${brand.name}`,
    text: [`Hello,`, reason, how, link, otherwise, warning, brand.name].join('\n\n'),
    html: markup,
  };
}
