import * as v from 'valibot';
import type { SettingDefinitions, SettingValues } from '../setting-values';
import { isEncryptionKey, keyIdOf } from './cipher';

const isOnce = (keys: string[]) => new Set(keys.map(keyIdOf)).size === keys.length;

export const encryptionSettings = {
  encryptionKeys: {
    name: 'VERDANT_ENCRYPTION_KEY',
    meaning:
      '[Encrypts](#encryption-key) what is most sensitive in the database: 32 random bytes in base64, the same on all servers; during a rotation a list, of which the first encrypts. Default: a file in `DATA_DIR`; required in production with `DATABASE_URL`.',
    isSecret: true,
    schema: v.pipe(
      v.string(),
      v.transform((value) => (value.trim() === '' ? [] : value.split(',').map((key) => key.trim()))),
      v.check(
        (keys) => keys.every(isEncryptionKey),
        'must be 32 bytes in base64, as `openssl rand -base64 32` prints them, or several, separated by commas',
      ),
      v.check(isOnce, 'must list each key once'),
    ),
  },
} satisfies SettingDefinitions;

export type EncryptionSettings = SettingValues<typeof encryptionSettings>;
