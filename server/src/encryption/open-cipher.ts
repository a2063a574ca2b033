import { join } from 'node:path';
import { readOrCreateSecret } from '../secret-file';
import { StartError } from '../start-error';
import type { EncryptionSettings } from './encryption-settings';
import { createSealer, isKey, newKey, type Sealer } from './sealer';

interface Settings extends EncryptionSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** The file in `DATA_DIR` with the key of an embedded database, which has one server. */
export const keyFile = (dataDir: string): string => join(dataDir, 'encryption.key');

function keyOf({ encryptionKey, databaseUrl, dataDir }: Settings): string | undefined {
  if (encryptionKey !== undefined || databaseUrl !== undefined) return encryptionKey;
  const key = readOrCreateSecret(keyFile(dataDir), newKey);
  if (!isKey(key)) throw new StartError(`${keyFile(dataDir)} is not a key: restore it from where you keep a copy`);
  return key;
}

/**
 * What encrypts texts for the database: with the key of the settings, else for an embedded database with a key that is
 * made beside it. Servers that share a database need a key of the settings; without one they encrypt nothing.
 */
export function openSealer(settings: Settings): Sealer {
  return createSealer(keyOf(settings));
}
