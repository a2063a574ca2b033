import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateSecret } from '../../secret-file';
import { StartError } from '../../start-error';
import { causeOf } from './data-folder';

/** The file in `DATA_DIR` with the embedded database's password, readable by its owner only. */
export function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres.password');
}

function readOrCreate(file: string): string {
  try {
    return readOrCreateSecret(file, () => randomBytes(24).toString('base64url'));
  } catch (error) {
    throw new StartError(`${file} cannot be written: ${causeOf(error)}`);
  }
}

/** The stored password, or a new random one; the same for two servers starting at once. */
export function readOrCreatePassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  const password = readOrCreate(file);
  if (password !== '') return password;
  throw new StartError(
    `${file} is empty: restore it, or remove it and the folder postgres beside it to start with an empty database`,
  );
}
