import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountLinkPurpose } from '@verdant/shared/contract';
import { DATA_DIR_VARIABLE } from './paths';

const TIMEOUT_MS = 10_000;

/** Returns the mails to an address from the server's data folder, oldest first, with quoted-printable decoded. */
function messagesTo(email: string): string[] {
  const folder = join(process.env[DATA_DIR_VARIABLE] ?? '', 'mail');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort();
  return names
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '='),
    )
    .filter((message) => message.split(/\r?\n/).includes(`To: ${email}`));
}

/** Waits for the first link to a path in the mails to an e-mail address. @returns the link */
async function linkIn(email: string, path: RegExp): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS;
  const pattern = new RegExp(`^http\\S+${path.source}\\S+$`, 'm');
  for (;;) {
    const [link] = messagesTo(email).flatMap((message) => pattern.exec(message)?.[0] ?? []);
    if (link) return link;
    if (Date.now() > deadline) throw new Error(`No link for ${email}`);
    await sleep(50);
  }
}

/** Waits for the mail with a link for a new password. */
export const passwordResetLinkTo = (email: string): Promise<string> => linkIn(email, /\/reset-password\?token=/);

/** Waits for the mail with an account link for this purpose. */
export const accountLinkTo = (email: string, purpose: AccountLinkPurpose): Promise<string> =>
  linkIn(email, new RegExp(`\\/account-link\\?for=${purpose}&token=`));
