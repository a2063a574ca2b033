import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrCreateSecret, replaceSecret } from '../secret-file';
import { StartError } from '../start-error';
import { isKey, newKey } from './cipher';

/** The file in `DATA_DIR` with the keys of an embedded database, one a line, of which the first encrypts. */
export const keyFile = (dataDir: string): string => join(dataDir, 'encryption.key');

/** Keys that a rotation replaced, which backups from before it need. */
export const formerKeysFile = (dataDir: string): string => `${keyFile(dataDir)}.former`;

function parseKeys(file: string, text: string): readonly string[] {
  const keys = text.split(/\s+/).filter((line) => line !== '');
  if (keys.length === 0 || !keys.every(isKey)) {
    throw new StartError(`${file} is not a key: restore it from where you keep a copy`);
  }
  return keys;
}

/** Throws a `StartError` for a file that is no list of keys, and as `node:fs` does. */
export const readKeys = (file: string): readonly string[] => parseKeys(file, readFileSync(file, 'utf8'));

/** As `readKeys`; makes the file, with one key, when there is none. */
export const readOrCreateKeys = (file: string): readonly string[] => parseKeys(file, readOrCreateSecret(file, newKey));

/** Replaces the file in one step; a server that reads it sees the former keys or these. */
export const writeKeys = (file: string, keys: readonly string[]): void => replaceSecret(file, keys.join('\n'));
