import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runAndReport, printLine, withDatabase } from '../backup/with-database';
import type { Database } from '../database';
import { findEmbeddedDatabaseUrl } from '../database/embedded';
import { createPool, createPooledDatabase } from '../database/pool';
import { encryptedColumns } from '../encrypted-columns';
import { createCipher, newEncryptionKey } from '../encryption/cipher';
import {
  formerKeysFile,
  encryptionKeyFile,
  readEncryptionKeys,
  writeEncryptionKeys,
  hasKeyFile,
  openCipher,
} from '../encryption/open-cipher';
import { encryptStoredTexts } from '../encryption/stored-texts';
import { readSettings, type Settings } from '../settings';
import { StartError } from '../start-error';

/*
 * `npm run rotate-key` encrypts the stored texts with another key while servers run. This key is the first key of
 * VERDANT_ENCRYPTION_KEY, or a new key in DATA_DIR.
 */

const ROTATION_LOCK = 7_305_005;

/** Prevents concurrent rotations, which could overwrite each other's key. */
async function takeLock(client: pg.Client): Promise<void> {
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [ROTATION_LOCK]);
  if (!rows[0]?.free) throw new StartError('npm run rotate-key is running already');
}

async function onDatabase<T>(settings: Settings, act: (db: Database) => Promise<T>): Promise<T> {
  return withDatabase(settings, async (url) => {
    const client = new pg.Client({ connectionString: url });
    const pool = createPool(url, settings, () => undefined);
    try {
      await takeLock(client);
      return await act(createPooledDatabase(pool));
    } finally {
      await Promise.all([pool.end(), client.end()]);
    }
  });
}

async function rotateSetting(settings: Settings): Promise<string> {
  const count = await onDatabase(settings, async (db) =>
    encryptStoredTexts(db, openCipher(settings), encryptedColumns, printLine),
  );
  return `${count} texts encrypted with the first key. Once all servers run with this list, repeat it until it reports 0; then remove the other keys from VERDANT_ENCRYPTION_KEY.`;
}

/** Returns the maximum milliseconds of a statement with the former key: waits for a connection and lock, and execution. */
const graceMs = ({ databaseSeconds }: Settings) => 3 * databaseSeconds * 1000;

async function rotateFile(settings: Settings): Promise<string> {
  const file = encryptionKeyFile(settings.dataDir);
  if (!existsSync(file)) throw new StartError(`There is no key in ${settings.dataDir}: set DATA_DIR, or DATABASE_URL`);
  const isServed = findEmbeddedDatabaseUrl(settings.dataDir) !== undefined;
  const archive = formerKeysFile(settings.dataDir);
  const count = await onDatabase(settings, async (db) => {
    // A file with two keys is left from an interrupted rotation, which this run resumes.
    if (readEncryptionKeys(file).length === 1) {
      writeEncryptionKeys(file, [newEncryptionKey(), ...readEncryptionKeys(file)]);
    }
    const [current = '', ...former] = readEncryptionKeys(file);
    const encrypt = async () =>
      encryptStoredTexts(
        db,
        createCipher(() => [current, ...former], file),
        encryptedColumns,
        printLine,
      );
    let done = await encrypt();
    if (isServed) {
      await wait(graceMs(settings));
      done += await encrypt();
    }
    writeEncryptionKeys(archive, [
      ...new Set([...former, ...(existsSync(archive) ? readEncryptionKeys(archive) : [])]),
    ]);
    writeEncryptionKeys(file, [current]);
    return done;
  });
  return `${count} texts encrypted with a new key. Keep a copy of ${file}, and ${archive} as long as you keep backups from before.`;
}

void runAndReport(async () => {
  if (process.argv.length > 2) throw new StartError('Usage: npm run rotate-key');
  const settings = readSettings(process.env, []);
  if (hasKeyFile(settings)) return rotateFile(settings);
  return rotateSetting(settings);
});
