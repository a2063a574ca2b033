import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATA_DIR_VARIABLE } from './paths';

const TIMEOUT_MS = 10_000;

/** The messages to an e-mail address in the server's folder, oldest first, with quoted-printable decoded. */
export function messagesTo(email: string): string[] {
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

/** Waits for the `count`th mail to an e-mail address. @returns the link in it, as a person would click it */
export async function linkTo(email: string, count = 1): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const message = messagesTo(email)[count - 1];
    const link = message && /^http\S+\/reset-password\?token=\S+$/m.exec(message)?.[0];
    if (link) return link;
    if (Date.now() > deadline) throw new Error(`No link for ${email}`);
    await sleep(50);
  }
}
