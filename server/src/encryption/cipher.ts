import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
/** Lengths of the initialisation vector and the tag that NIST SP 800-38D recommends for GCM. */
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';
const KEY_ID_CHARACTERS = 12;

/** Prefix of an encrypted text, before the id of the key. */
export const ENCRYPTED_PREFIX = 'v1.';

const bytesOf = (key: string) => Buffer.from(key, 'base64');

/** True if a text is 32 bytes in base64 or base64url. */
export const isEncryptionKey = (text: string): boolean =>
  /^[\w+/-]+={0,2}$/.test(text) && bytesOf(text).length === KEY_BYTES;

export const newEncryptionKey = (): string => randomBytes(KEY_BYTES).toString('base64');

/** Returns the id of a key, the start of its SHA-256, which does not reveal the key. */
export const keyIdOf = (key: string): string =>
  createHash('sha256').update(bytesOf(key)).digest('hex').slice(0, KEY_ID_CHARACTERS);

export const encryptedPrefixOf = (keyId: string): string => `${ENCRYPTED_PREFIX}${keyId}.`;

export interface Cipher {
  /** Name of the setting or file that contains the keys, for messages. */
  readonly source: string;
  /** Returns the ids of the keys; empty without a key. The first key encrypts, and each key decrypts. */
  readonly keyIds: () => readonly string[];
  /** Encrypts a text for a `context`, such as the id of the row. The text can be decrypted only with the same context. */
  readonly encrypt: (text: string, context: string) => string;
  /** Returns the decrypted text; unencrypted text unchanged. Throws for an unknown key, other context or altered text. */
  readonly decrypt: (stored: string, context: string) => string;
}

function decryptWith(key: string, payload: string, context: string): string {
  const bytes = Buffer.from(payload, 'base64url');
  const tagEnd = IV_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, bytesOf(key), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
}

/**
 * Creates a cipher for AES-256-GCM with a random IV and the context as additional authenticated data. The cipher calls
 * `keys` for each text, and leaves texts unencrypted without a key.
 */
export function createCipher(keys: () => readonly string[], source: string): Cipher {
  return {
    source,
    keyIds: () => keys().map(keyIdOf),
    encrypt: (text, context) => {
      const [key] = keys();
      if (key === undefined) return text;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, bytesOf(key), iv).setAAD(Buffer.from(context));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const payload = Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
      return `${encryptedPrefixOf(keyIdOf(key))}${payload}`;
    },
    decrypt: (stored, context) => {
      if (!stored.startsWith(ENCRYPTED_PREFIX)) return stored;
      const [, keyId = '', payload = ''] = stored.split('.');
      const key = keys().find((candidate) => keyIdOf(candidate) === keyId);
      if (key === undefined) throw new Error(`${source} does not have the key ${keyId} of an encrypted text`);
      return decryptWith(key, payload, context);
    },
  };
}
