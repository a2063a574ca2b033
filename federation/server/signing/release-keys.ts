import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ApiError } from '../http';

/** 32 bytes in base64. */
const PUBLIC_KEY = /^[A-Za-z0-9+/]{43}=$/;
const publicKey = v.pipe(v.string(), v.regex(PUBLIC_KEY));
const label = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)));
/** Entry of the file: a key, alone or with the name that histories show. A revoked key cannot sign. */
const listedKey = v.union([
  v.pipe(
    publicKey,
    v.transform((key) => ({ key, name: undefined, owner: undefined, revoked: false })),
  ),
  v.strictObject({ key: publicKey, name: label, owner: label, revoked: v.optional(v.boolean(), false) }),
]);
type ListedKey = v.InferOutput<typeof listedKey>;
const keyFile = v.pipe(
  v.unknown(),
  v.check((content) => !Array.isArray(content)),
  v.record(v.string(), v.unknown()),
);
/** Description of a valid key. The schema's own message would repeat content of the file. */
const SHAPE = '32 bytes in base64 or { "key", "name", "owner", "revoked" }, with names of at most 60 characters';

export interface ReleaseKey {
  readonly id: string;
  readonly publicKey: KeyObject;
  readonly list: string;
}

/** Returns the first 16 hexadecimal digits of the SHA-256 of the key. */
function keyId(base64: string): string {
  return createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex').slice(0, 16);
}

/** Returns the error for an unusable file. Only the log names the path. */
function unusableKeysError(file: string, reason: string, cause?: unknown): ApiError {
  return new ApiError(503, `The list of release keys on this server ${reason}. An operator has to correct it.`, {
    cause: new Error(`${file} ${reason}`, { cause }),
  });
}

/**
 * Reads all lists of the file. Invalid entries are ignored, so that a mistake of one team does not affect others.
 * Throws 503 if the whole file is unreadable.
 */
async function readLists(file: string) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
    throw unusableKeysError(file, 'cannot be read', error);
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw unusableKeysError(file, 'is not JSON');
  }
  const lists = v.safeParse(keyFile, content);
  if (!lists.success) {
    throw unusableKeysError(file, 'is not valid: it is an object, in which each name has a list of keys');
  }
  const keys = new Map<string, ListedKey[]>();
  const problems: string[] = [];
  for (const [name, list] of Object.entries(lists.output)) {
    const listedKeys: ListedKey[] = [];
    keys.set(name, listedKeys);
    if (!Array.isArray(list)) {
      problems.push(`The value of ${JSON.stringify(name)} is left out: it is not a list of keys.`);
      continue;
    }
    for (const [index, entry] of list.entries()) {
      const key = v.safeParse(listedKey, entry);
      if (key.success) listedKeys.push(key.output);
      else problems.push(`Entry ${index + 1} of ${JSON.stringify(name)} is left out: a key is ${SHAPE}.`);
    }
  }
  return { keys, problems };
}

/**
 * Finds a key by its id or full text, in the first of `lists` that contains the key. Each call reads the file, so that a
 * removed key stops working at once. Throws 503 if the file is unreadable.
 */
export async function findKey(
  file: string,
  lists: readonly string[],
  idOrKey: string,
): Promise<{ readonly key: ReleaseKey | undefined; readonly problems: readonly string[] }> {
  const { keys, problems } = await readLists(file);
  for (const list of lists) {
    const found = keys.get(list)?.find(({ key, revoked }) => !revoked && (key === idOrKey || keyId(key) === idOrKey));
    if (!found) continue;
    const x = Buffer.from(found.key, 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return { key: { id: keyId(found.key), publicKey: key, list }, problems };
  }
  return { key: undefined, problems };
}

/** Returns the name of a key or an operator by id, for histories. */
export type FindNameById = (id: string) => string | undefined;

/** Returns the function that names the file's keys, optionally with owners. An unreadable file results in no names. */
export async function readKeyNames(file: string, withOwners: boolean): Promise<FindNameById> {
  const lists = await readLists(file).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  const nameOf = ({ name, owner }: ListedKey) =>
    withOwners && owner !== undefined ? (name === undefined ? owner : `${name} (${owner})`) : name;
  const named = [...(lists?.keys.values() ?? [])].flat().map((listed) => [keyId(listed.key), nameOf(listed)] as const);
  const names = new Map(named.filter(([, name]) => name !== undefined));
  return (id) => names.get(id);
}
