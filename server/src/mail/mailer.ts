import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { brand } from '@verdant/shared/brand';
import type { Mail, Mailer } from './mail';
import { localUrlOf, type ListenAddress } from '../listen';
import type { MailSettings } from './mail-settings';

/** File permissions for the owner only, because mails contain reset links. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Stores a message atomically as a file whose name starts with the time (UTC). */
async function writeEml(folder: string, message: Uint8Array | Readable): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
  const partial = join(folder, `.${name}.partial`);
  await writeFile(partial, message, { mode: OWNER_ONLY.file });
  await rename(partial, join(folder, `${name}.eml`));
}

/** Time limits in milliseconds, because a silent mail server must not block the job queue for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Settings of the mailer. Links need `host` and `port` if there is no `publicOrigin`. */
export interface MailerSettings extends MailSettings, ListenAddress {
  readonly dataDir: string;
  readonly publicOrigin: string | undefined;
}

function senderOf({ mailFrom }: MailerSettings, origin: string): { name: string; address: string } {
  if (mailFrom) return { name: mailFrom.name ?? '', address: mailFrom.address };
  return { name: brand.name, address: `no-reply@${new URL(origin).hostname}` };
}

/** Converts a mail for the mail library. Addresses are objects, so that a comma never makes two recipients. */
function toMessage(
  { id, to, language, subject, text, html, oneClickUrl }: Mail,
  from: { name: string; address: string },
): SendMailOptions {
  return {
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(oneClickUrl !== undefined && {
        'List-Unsubscribe': `<${oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** True for a domain that never exists (RFC 2606), such as that of a demo household. */
const isUndeliverable = ({ to }: Mail) => to.toLowerCase().endsWith('.invalid');

/** Creates a mailer for `SMTP_URL`, else `.eml` files in `DATA_DIR/mail`. Drops mails to domains that never exist. */
export function createMailer(settings: MailerSettings): Mailer {
  const origin = settings.publicOrigin ?? localUrlOf(settings);
  const from = senderOf(settings, origin);
  const smtp = settings.smtpUrl ? createTransport({ url: settings.smtpUrl, ...timeouts }) : undefined;
  const folder = join(settings.dataDir, 'mail');
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    origin,
    send: async (mail) => {
      if (isUndeliverable(mail)) return;
      if (smtp) await smtp.sendMail(toMessage(mail, from));
      else await writeEml(folder, (await composer.sendMail(toMessage(mail, from))).message);
    },
  };
}
