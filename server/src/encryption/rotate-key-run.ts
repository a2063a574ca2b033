import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { run, say, withDatabase } from '../backup/with-database';
import type { Database } from '../database';
import { findRunningEmbedded } from '../database/embedded';
import { createPool, databaseOn } from '../database/pool';
import { storedTexts } from '../encrypted-columns';
import { readSettings, type Settings } from '../settings';
import { StartError } from '../start-error';
import { createCipher, newKey } from './cipher';
import { formerKeysFile, keyFile, readKeys, writeKeys } from './key-file';
import { hasKeyFile, openCipher } from './open-cipher';
import { encryptAll } from './stored-texts';

/*
 * `npm run rotate-key`: encrypts what is encrypted in the database of DATABASE_URL or DATA_DIR with the first key of
 * VERDANT_ENCRYPTION_KEY, or with a new key of the file in DATA_DIR, while servers go on.
 */

async function onDatabase<T>(settings: Settings, act: (db: Database) => Promise<T>): Promise<T> {
  return withDatabase(settings, async (url) => {
    const pool = createPool(url, settings, () => undefined);
    try {
      return await act(databaseOn(pool));
    } finally {
      await pool.end();
    }
  });
}

async function rotateSetting(settings: Settings): Promise<string> {
  const count = await onDatabase(settings, async (db) => encryptAll(db, openCipher(settings), storedTexts, say));
  return `${count} texts encrypted with the first key. Once all servers run with this list, repeat it until it reports 0; then remove the other keys from VERDANT_ENCRYPTION_KEY.`;
}

/** A statement that was encrypted with the former key just before may wait for a connection, for a lock, and run. */
const graceMs = ({ databaseSeconds }: Settings) => 3 * databaseSeconds * 1000;

async function rotateFile(settings: Settings): Promise<string> {
  const file = keyFile(settings.dataDir);
  if (!existsSync(file)) throw new StartError(`There is no key in ${settings.dataDir}: set DATA_DIR, or DATABASE_URL`);
  const isServed = findRunningEmbedded(settings.dataDir) !== undefined;
  // Two keys are there after an interruption: it is resumed.
  if (readKeys(file).length === 1) writeKeys(file, [newKey(), ...readKeys(file)]);
  const [current = '', ...former] = readKeys(file);
  const count = await onDatabase(settings, async (db) => {
    const cipher = createCipher(() => [current, ...former], file);
    const first = await encryptAll(db, cipher, storedTexts, say);
    if (!isServed) return first;
    await wait(graceMs(settings));
    return first + (await encryptAll(db, cipher, storedTexts, say));
  });
  const archive = formerKeysFile(settings.dataDir);
  const known = existsSync(archive) ? readKeys(archive) : [];
  writeKeys(archive, [...new Set([...former, ...known])]);
  writeKeys(file, [current]);
  return `${count} texts encrypted with a new key. Keep a copy of ${file}, and ${archive} as long as you keep backups from before.`;
}

void run(async () => {
  if (process.argv.length > 2) throw new StartError('Usage: npm run rotate-key');
  const settings = readSettings(process.env, []);
  if (hasKeyFile(settings)) return rotateFile(settings);
  return rotateSetting(settings);
});
