import * as v from 'valibot';
import {
  emptyOrValidText,
  textOrUndefined,
  type SettingDefinitions,
  type SettingValues,
} from '@verdant/federation/settings';

function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}

/** Pattern of a sender: `Name <e-mail address>`, or an e-mail address alone. */
const SENDER =
  /^(?:(?:"(?<quoted>[^"<>]*)"\s*|(?<plain>[^"<>]*))<(?<inBrackets>[^\s@<>]+@[^\s@<>]+)>|(?<alone>[^\s@<>]+@[^\s@<>]+))$/;

export const mailSettings = {
  smtpUrl: {
    name: 'SMTP_URL',
    meaning: 'Mail server, such as `smtps://user:password@host:465`; without it mails are files in `DATA_DIR/mail`.',
    isSecret: true,
    schema: textOrUndefined(isSmtpUrl, 'must look like smtp://user:password@host:587'),
  },
  mailFrom: {
    name: 'MAIL_FROM',
    meaning:
      'Sender of mails, `Name <e-mail address>` or an e-mail address alone; by default `no-reply` at the host of `PUBLIC_ORIGIN`.',
    schema: v.pipe(
      emptyOrValidText((value) => SENDER.test(value), 'must look like Verdant <no-reply@example.com>'),
      v.transform((value) => {
        const { quoted, plain, inBrackets, alone } = SENDER.exec(value)?.groups ?? {};
        const address = inBrackets ?? alone;
        return address ? { name: (quoted ?? plain)?.trim(), address } : undefined;
      }),
    ),
  },
} satisfies SettingDefinitions;

export type MailSettings = SettingValues<typeof mailSettings>;
