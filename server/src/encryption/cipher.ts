import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
/** The lengths that NIST SP 800-38D recommends for GCM. */
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
/** What every sealed text begins with; no text that is to be sealed may. */
export const SEALED_PREFIX = 'v1.';

const bytesOf = (key: string) => Buffer.from(key, 'base64');

/** Whether a text is 32 bytes in base64 or base64url. */
export const isKey = (text: string): boolean => /^[\w+/-]+={0,2}$/.test(text) && bytesOf(text).length === KEY_BYTES;

export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');

/** Encrypts texts for the database. */
export interface Sealer {
  /** Whether there is a key. */
  readonly seals: boolean;
  /** @param context whose text it is: it opens for nobody else */
  readonly seal: (text: string, context: string) => string;
  /** Throws for a text that was sealed with another key or for another context. Returns one that is not sealed as it is. */
  readonly open: (stored: string, context: string) => string;
}

export const isSealed = (stored: string): boolean => stored.startsWith(SEALED_PREFIX);

/** AES-256-GCM with a random IV for each text. @param key as `isKey` wants it; without one, texts stay as they are. */
export function createSealer(key: string | undefined): Sealer {
  return {
    seals: key !== undefined,
    seal: (text, context) => {
      if (key === undefined) return text;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, bytesOf(key), iv).setAAD(Buffer.from(context));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${SEALED_PREFIX}${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')}`;
    },
    open: (stored, context) => {
      if (!isSealed(stored)) return stored;
      if (key === undefined) throw new Error('VERDANT_ENCRYPTION_KEY is missing: the database has encrypted texts');
      const bytes = Buffer.from(stored.slice(SEALED_PREFIX.length), 'base64url');
      const tagEnd = IV_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, bytesOf(key), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
    },
  };
}
