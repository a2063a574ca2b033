import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database';
import { StartError } from '../start-error';
import { ENCRYPTED_PREFIX, encryptedPrefixOf, type Cipher } from './cipher';

/** A stored text of a column. */
export type StoredText = {
  /** Ids that identify the row. */
  readonly key: readonly string[];
  readonly stored: string;
  /** True if the text is unencrypted, even if it looks encrypted. */
  readonly isPlain: boolean;
};

/** Access to a database column of encrypted texts. */
export interface EncryptedColumn {
  readonly name: string;
  /** Query for the texts of the column, with the columns of `StoredText`. */
  readonly texts: SQL;
  readonly contextOf: (key: StoredText['key']) => string;
  /** Returns the statement that stores an encrypted text, unless the text has changed since it was read. */
  readonly replace: (text: StoredText, encrypted: string) => SQL;
}

const BATCH = 200;

function encryptAgain(cipher: Cipher, { name, contextOf }: EncryptedColumn, { key, stored, isPlain }: StoredText) {
  try {
    const context = contextOf(key);
    return cipher.encrypt(isPlain ? stored : cipher.decrypt(stored, context), context);
  } catch {
    throw new StartError(`${cipher.source} does not have the key that ${name} in the database are encrypted with`);
  }
}

/** Encrypts the texts that do not begin with `prefix`. Returns their number. */
async function encryptOthers(
  { db, cipher }: { readonly db: Database; readonly cipher: Cipher },
  column: EncryptedColumn,
  prefix: string,
  onBatch: (count: number) => void,
): Promise<number> {
  for (let count = 0; ; onBatch(count)) {
    const { rows } = await db.execute<StoredText>(sql`
      select key, stored, "isPlain" from (${column.texts}) as texts
      where "isPlain" or not starts_with(stored, ${prefix}) limit ${BATCH}`);
    if (rows.length === 0) return count;
    await db.transaction(async (transaction) => {
      for (const text of rows) await transaction.execute(column.replace(text, encryptAgain(cipher, column, text)));
    });
    count += rows.length;
  }
}

/** Throws a `StartError` if the cipher lacks a key with which a stored text is encrypted. */
async function refuseUnknownKeys(db: Database, cipher: Cipher, all: readonly EncryptedColumn[]): Promise<void> {
  const availableKeys = cipher.keyIds();
  for (const { name, texts } of all) {
    const { rows } = await db.execute<{ keyId: string }>(
      sql`select distinct split_part(stored, '.', 2) as "keyId" from (${texts}) as texts where not "isPlain"`,
    );
    const unknown = rows.map(({ keyId }) => keyId).filter((id) => !availableKeys.includes(id));
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
