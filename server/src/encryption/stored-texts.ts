import type { Database, Transaction } from '../database';
import { StartError } from '../start-error';
import { ENCRYPTED_PREFIX, encryptedPrefixOf, type Cipher } from './cipher';

/** The stored ciphertext of a column, with the primary key of its row and the context of the encryption. */
export interface StoredTextRow {
  readonly key: readonly string[];
  readonly context: string;
  readonly stored: string;
  /** True if the text is known to be unencrypted, even if it looks encrypted. */
  readonly isPlain?: boolean;
}

/** Access to a database column of encrypted texts. */
export interface EncryptedColumn {
  readonly name: string;
  /** Finds at most `limit` texts that do not begin with `prefix`, in primary key order, starting after key `after`. */
  readonly findOthers: (
    db: Database,
    wanted: { readonly prefix: string; readonly after: readonly string[] | undefined; readonly limit: number },
  ) => Promise<StoredTextRow[]>;
  /** Stores an encrypted text, unless the text has changed since it was read. */
  readonly replace: (db: Transaction, row: StoredTextRow, encrypted: string) => Promise<unknown>;
  /** Returns the ids of the keys with which texts of the column are encrypted. */
  readonly keyIds: (db: Database) => Promise<string[]>;
}

const BATCH = 200;

function encryptAgain(cipher: Cipher, name: string, { stored, context, isPlain }: StoredTextRow): string {
  try {
    return cipher.encrypt(isPlain ? stored : cipher.decrypt(stored, context), context);
  } catch {
    throw new StartError(`${cipher.source} does not have the key that ${name} in the database are encrypted with`);
  }
}

async function encryptOthers(
  { db, cipher }: { readonly db: Database; readonly cipher: Cipher },
  texts: EncryptedColumn,
  prefix: string,
  onBatch: (count: number) => void,
): Promise<number> {
  let count = 0;
  let after: readonly string[] | undefined;
  for (;;) {
    const found = await texts.findOthers(db, { prefix, after, limit: BATCH });
    const last = found.at(-1);
    if (!last) return count;
    await db.transaction(async (transaction) => {
      for (const row of found) await texts.replace(transaction, row, encryptAgain(cipher, texts.name, row));
    });
    count += found.length;
    onBatch(count);
    after = last.key;
  }
}

/** Throws a `StartError` if the cipher lacks a key with which a stored text is encrypted. */
async function refuseUnknownKeys(db: Database, cipher: Cipher, all: readonly EncryptedColumn[]): Promise<void> {
  const availableKeys = cipher.keyIds();
  for (const { name, keyIds } of all) {
    const unknown = (await keyIds(db)).filter((id) => !availableKeys.includes(id));
    if (unknown.length === 0) continue;
    throw new StartError(
      `${cipher.source} does not have the key (id ${unknown.join(', ')}) that ${name} in the database are encrypted with`,
    );
  }
}

/**
 * Checks that the cipher has the keys of all stored texts, and encrypts unencrypted texts; concurrent calls are safe.
 * Throws a `StartError` if a key is missing.
 */
export async function prepareTexts(db: Database, cipher: Cipher, all: readonly EncryptedColumn[]): Promise<void> {
  await refuseUnknownKeys(db, cipher, all);
  if (cipher.keyIds().length === 0) return;
  for (const texts of all) await encryptOthers({ db, cipher }, texts, ENCRYPTED_PREFIX, () => undefined);
}

/** Maximum number of passes, because servers with the former key can add texts during a pass. */
const MOST_ROUNDS = 5;

/**
 * Encrypts all stored texts with the first key; an interrupted call can be repeated. Throws a `StartError` if a key is
 * missing, or another server keeps encrypting with a different key.
 */
export async function encryptStoredTexts(
  db: Database,
  cipher: Cipher,
  all: readonly EncryptedColumn[],
  onProgress: (line: string) => void,
): Promise<number> {
  await refuseUnknownKeys(db, cipher, all);
  const [current] = cipher.keyIds();
  if (current === undefined) throw new StartError(`${cipher.source} is missing`);
  const prefix = encryptedPrefixOf(current);
  let sum = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let count = 0;
    for (const texts of all) {
      const report = (done: number) => onProgress(`${texts.name}: ${done}`);
      count += await encryptOthers({ db, cipher }, texts, prefix, report);
    }
    sum += count;
    if (count === 0) return sum;
  }
  throw new StartError(`Some server still encrypts with another key than the first of ${cipher.source}: restart it`);
}
