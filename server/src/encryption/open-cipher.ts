import { StartError } from '../start-error';
import { createCipher, type Cipher } from './cipher';
import { encryptionSettings, type EncryptionSettings } from './encryption-settings';
import { keyFile, readKeys, readOrCreateKeys } from './key-file';

interface Settings extends EncryptionSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

const SETTING = encryptionSettings.encryptionKeys.name;

/** Whether the database belongs to this server alone, so that its key may be made next to it. */
export const hasKeyFile = ({ encryptionKeys, databaseUrl }: Omit<Settings, 'dataDir'>): boolean =>
  encryptionKeys.length === 0 && databaseUrl === undefined;

/**
 * What encrypts texts for the database: with the keys of the settings, else for an embedded database with a key that is
 * made next to it. Servers that share a database need a key of the settings; without one they encrypt nothing.
 */
export function openCipher(settings: Settings): Cipher {
  if (!hasKeyFile(settings)) return createCipher(() => settings.encryptionKeys, SETTING);
  const file = keyFile(settings.dataDir);
  readOrCreateKeys(file);
  // Read for each text, so that a rotation applies to a running server.
  return createCipher(() => readKeys(file), file);
}

/** Throws a `StartError` for servers in production that share a database and would encrypt nothing. Returns a warning elsewhere. */
export function checkEncryption(settings: Omit<Settings, 'dataDir'>, isPublic: boolean): string | undefined {
  if (settings.encryptionKeys.length > 0 || settings.databaseUrl === undefined) return undefined;
  const problem = `${SETTING} is missing: with DATABASE_URL, set it on all servers to what \`openssl rand -base64 32\` prints`;
  if (isPublic) throw new StartError(problem);
  return `${problem}. Until then authenticator apps' keys and free-text answers are stored unencrypted.`;
}
