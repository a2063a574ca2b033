import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ApiError } from '../http';

/** A public key of Ed25519 is 32 bytes. */
const PUBLIC_KEY = /^[A-Za-z0-9+/]{43}=$/;
const keyList = v.record(v.string(), v.array(v.pipe(v.string(), v.regex(PUBLIC_KEY))));
/** In place of what the schema says, which repeats what is in the file. */
const SHAPE = 'each name has a list of keys, and a key is 32 bytes in base64';

export interface ReleaseKey {
  /** Short name of the key, for logs and histories. */
  readonly id: string;
  readonly publicKey: KeyObject;
  /** The list that has it. */
  readonly list: string;
}

/** The first 16 digits of the SHA-256 of the key's bytes. */
function keyId(base64: string): string {
  return createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex').slice(0, 16);
}

function toKey(base64: string, list: string): ReleaseKey {
  const x = Buffer.from(base64, 'base64').toString('base64url');
  return {
    id: keyId(base64),
    publicKey: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    list,
  };
}

/** No request is at fault: an operator has to mend the file, whose path is for the log alone. */
function unusable(file: string, reason: string, cause?: unknown): ApiError {
  return new ApiError(503, `The list of release keys on this server ${reason}. An operator has to correct it.`, {
    cause: new Error(`${file} ${reason}`, { cause }),
  });
}

/**
 * The key with that id, or in full, in the first of these lists that has it; undefined when unknown. The file is
 * `{ "<list>": ["<public key in base64>"] }`. It is read at each call, so that a removed key stops working at once.
 * Throws 503 with the reason when it is unreadable.
 */
export async function findKey(
  file: string,
  lists: readonly string[],
  idOrKey: string,
): Promise<ReleaseKey | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
    throw unusable(file, 'cannot be read', error);
  });
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw unusable(file, 'is not JSON');
  }
  const result = v.safeParse(keyList, list);
  if (!result.success) throw unusable(file, `is not valid: ${SHAPE}`);
  const listed = result.output;
  for (const name of lists) {
    const keys = Object.hasOwn(listed, name) ? (listed[name] ?? []) : [];
    const known = keys.find((key) => key === idOrKey || keyId(key) === idOrKey);
    if (known !== undefined) return toKey(known, name);
  }
  return undefined;
}
