import * as v from 'valibot';
import { optional, type SettingDefinitions, type SettingValues } from '../setting-values';
import { isKey } from './sealer';

export const encryptionSettings = {
  encryptionKey: {
    name: 'VERDANT_ENCRYPTION_KEY',
    fallback: '',
    meaning:
      'Encrypts the keys of authenticator apps: 32 random bytes in base64, the same on all servers; without it a file in `DATA_DIR`, and none with `DATABASE_URL`.',
    isSecret: true,
    schema: v.pipe(
      optional(isKey, 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them'),
      v.transform((value) => value || undefined),
    ),
  },
} satisfies SettingDefinitions;

export type EncryptionSettings = SettingValues<typeof encryptionSettings>;
