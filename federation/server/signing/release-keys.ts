import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/** A public key of Ed25519 is 32 bytes. */
const PUBLIC_KEY = /^[A-Za-z0-9+/]{43}=$/;
const keyList = v.record(v.string(), v.array(v.pipe(v.string(), v.regex(PUBLIC_KEY, 'a key is 32 bytes in base64'))));

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

/**
 * The key with that id, or in full, in the first of these lists that has it; undefined when unknown. The file is
 * `{ "<list>": ["<public key in base64>"] }`. It is read at each call, so that a removed key stops working at once.
 * Throws when it is unreadable.
 */
export async function findKey(
  file: string,
  lists: readonly string[],
  idOrKey: string,
): Promise<ReleaseKey | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
    throw error;
  });
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON`);
  }
  const result = v.safeParse(keyList, list);
  if (!result.success) throw new Error(`${file} is not a list of keys: ${result.issues[0].message}`);
  const listed = result.output;
  for (const name of lists) {
    const keys = Object.hasOwn(listed, name) ? (listed[name] ?? []) : [];
    const known = keys.find((key) => key === idOrKey || keyId(key) === idOrKey);
    if (known !== undefined) return toKey(known, name);
  }
  return undefined;
}
