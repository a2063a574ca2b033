import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mailTexts } from '../../src/mail';

export interface ReceivedMail {
  /** Header lines by their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

function fromQuotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function splitHead(message: string): { headers: Map<string, string>; body: string } {
  const end = message.indexOf('\r\n\r\n');
  const lines = message
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { headers, body: message.slice(end + 4) };
}

/** Parses a message with a text and an HTML part, from a file or from SMTP. Throws for anything else. */
export function parseMail(message: string): ReceivedMail {
  const { headers, body } = splitHead(message);
  const boundary = /^multipart\/alternative; +boundary="(.+)"$/.exec(headers.get('content-type') ?? '')?.[1];
  if (!boundary) throw new Error(`Not a message of two alternatives: ${headers.get('content-type')}`);
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHead(part.replace(/^\r\n/, '')));
  const partOf = (type: string) => {
    const part = parts.find((candidate) => candidate.headers.get('content-type') === `${type}; charset=utf-8`);
    if (!part) throw new Error(`The message has no ${type}`);
    const isQuoted = part.headers.get('content-transfer-encoding') === 'quoted-printable';
    return (isQuoted ? fromQuotedPrintable(part.body) : part.body).replace(/\r\n/g, '\n').trim();
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
}

export function readReceivedMails(dataDir: string): ReceivedMail[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort();
  return names.map((name) => parseMail(readFileSync(join(folder, name), 'latin1')));
}

/** True for the mail after registering, with the link to confirm the e-mail address. */
export const isWelcomeMail = ({ text }: ReceivedMail): boolean => text.includes('?for=verify-email&');

/** True for a mail with the link to choose a new password. */
export const isResetMail = ({ text }: ReceivedMail): boolean => text.includes('/reset-password?token=');

/** True for a mail with the link to confirm a new e-mail address. */
export const isEmailChangeMail = ({ text }: ReceivedMail): boolean => text.includes('?for=change-email&');

const newDeviceSubjects = Object.values(mailTexts).map(({ notices }) => notices['new-device'].subject);
/** True for the notice of a sign-in in a browser without the account's cookie, which all sign-ins of these tests cause. */
export const isNewDeviceMail = ({ headers }: ReceivedMail): boolean =>
  newDeviceSubjects.includes(headers.get('subject') ?? '');

/** Waits until `count` mails of this kind to that address have arrived. Returns them, the oldest first. */
export async function waitForMailsTo(
  dataDir: string,
  email: string,
  count = 1,
  matches: (letter: ReceivedMail) => boolean = (letter) => !isWelcomeMail(letter) && !isNewDeviceMail(letter),
): Promise<ReceivedMail[]> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const found = readReceivedMails(dataDir).filter((letter) => letter.headers.get('to') === email && matches(letter));
    if (found.length >= count) return found;
    if (Date.now() > deadline) throw new Error(`${found.length} of ${count} letters to ${email} arrived`);
    await wait(20);
  }
}

/** Waits for at least `count` mails of this kind to that e-mail address, and returns the newest mail. */
export async function waitForNewestMail(
  { dataDir }: { readonly dataDir: string },
  email: string,
  matches?: (letter: ReceivedMail) => boolean,
  count = 1,
): Promise<ReceivedMail> {
  const letter = (await waitForMailsTo(dataDir, email, count, matches)).at(-1);
  if (!letter) throw new Error('no letter');
  return letter;
}

export function accountLinkIn({ text }: ReceivedMail): { purpose: string; token: string } {
  const [, purpose, token] = /\/account-link\?for=([a-z-]+)&token=([\w-]+)$/m.exec(text) ?? [];
  if (!purpose || !token) throw new Error('There is no link for an account in the letter');
  return { purpose, token };
}

export function linkTokenIn(page: string, { text }: ReceivedMail): string {
  const token = new RegExp(`/${page}\\?token=([\\w-]+)$`, 'm').exec(text)?.[1];
  if (!token) throw new Error('There is no link in the letter');
  return token;
}

/** Returns the token of a mail with a link to reset the password. */
export const resetTokenIn = (letter: ReceivedMail): string => linkTokenIn('reset-password', letter);
