import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Mails contain password reset links: readable by their owner only. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Stores a message as a file whose name starts with the time (UTC); the write is atomic. */
export async function writeEml(folder: string, message: Uint8Array | Readable): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
  const partial = join(folder, `.${name}.partial`);
  await writeFile(partial, message, { mode: OWNER_ONLY.file });
  await rename(partial, join(folder, `${name}.eml`));
}
