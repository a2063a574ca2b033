import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSettings } from '../database/database-settings';
import { readOrCreateSecret, replaceSecret } from '../secret-file';
import { StartError } from '../start-error';
import { createCipher, isEncryptionKey, newEncryptionKey, type Cipher } from './cipher';
import { encryptionSettings, type EncryptionSettings } from './encryption-settings';

/** Returns the path of the file with an embedded database's encryption keys, one key per line. The first key encrypts. */
export const encryptionKeyFile = (dataDir: string): string => join(dataDir, 'encryption.key');

/** Returns the path of the file with replaced keys. A restore of a backup from before a key rotation needs these keys. */
export const formerKeysFile = (dataDir: string): string => `${encryptionKeyFile(dataDir)}.former`;

function parseKeys(file: string, text: string): readonly string[] {
  const keys = text.split(/\s+/).filter((line) => line !== '');
  if (keys.length === 0 || !keys.every(isEncryptionKey)) {
    throw new StartError(`${file} is not a key: restore it from where you keep a copy`);
  }
  return keys;
}

/** Reads a file's keys. Throws a `StartError` if the file is no list of keys. */
export const readEncryptionKeys = (file: string): readonly string[] => parseKeys(file, readFileSync(file, 'utf8'));

/** Reads the keys of a file, which is created with a new key if missing. */
const readOrCreateKeys = (file: string): readonly string[] =>
  parseKeys(file, readOrCreateSecret(file, newEncryptionKey));

/** Writes the keys to the file, which is replaced atomically. */
export const writeEncryptionKeys = (file: string, keys: readonly string[]): void =>
  replaceSecret(file, keys.join('\n'));

type Settings = EncryptionSettings & Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>;

const SETTING = encryptionSettings.encryptionKeys.name;

/** True if the keys are in a key file: the database is embedded, and the settings contain no keys. */
export const hasKeyFile = ({ encryptionKeys, databaseUrl }: Omit<Settings, 'dataDir'>): boolean =>
  encryptionKeys.length === 0 && databaseUrl === undefined;

/**
 * Returns the cipher with the keys of the settings, or of the key file for an embedded database. The cipher of an external
 * database without a key in the settings does not encrypt.
 */
export function openCipher(settings: Settings): Cipher {
  if (!hasKeyFile(settings)) return createCipher(() => settings.encryptionKeys, SETTING);
  const file = encryptionKeyFile(settings.dataDir);
  readOrCreateKeys(file);
  // The file is read for each text, so that a running server uses the new key after a rotation.
  return createCipher(() => readEncryptionKeys(file), file);
}

/** Returns a warning for an external database without encryption; throws a `StartError` on a public server. */
export function getEncryptionWarning(settings: Omit<Settings, 'dataDir'>, isPublic: boolean): string | undefined {
  if (settings.encryptionKeys.length > 0 || settings.databaseUrl === undefined) return undefined;
  const problem = `${SETTING} is missing: with DATABASE_URL, set it on all servers to what \`openssl rand -base64 32\` prints`;
  if (isPublic) throw new StartError(problem);
  return `${problem}. Until then authenticator apps' keys and free-text answers are stored unencrypted.`;
}
