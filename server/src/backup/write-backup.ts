import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { version } from '../../package.json';
import { END_OF_ROWS, endLine, headerLine, tableLine } from './format';
import { quotedColumnList, listSequences, listTables, quotedTableName } from './tables';

export interface BackupCounts {
  readonly tables: number;
  readonly rows: number;
}

/** SQL that fixes the text format of values for all servers, and removes the time limit of statements. */
export const SESSION_SETTINGS_SQL = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0`;

async function newestMigration(client: pg.Client, journal: string): Promise<number> {
  const { rows } = await client.query<{ newest: string }>(`select max(created_at) as newest from drizzle.${journal}`);
  return Number(rows[0]?.newest);
}

/** Yields the content of a backup, and sets `counts` at the end. */
async function* contentOf(client: pg.Client, counts: BackupCounts): AsyncGenerator<Buffer | string> {
  yield headerLine({
    version,
    created_at: new Date().toISOString(),
    migrations: {
      product: await newestMigration(client, '__drizzle_migrations'),
      platform: await newestMigration(client, '__federation_migrations'),
    },
  });
  const tables = await listTables(client);
  let rows = 0;
  for (const table of tables) {
    yield tableLine({ table });
    const copy = copyTo(`copy ${quotedTableName(table)} (${quotedColumnList(table)}) to stdout`);
    const parts: AsyncIterable<Buffer> = client.query(copy);
    yield* parts;
    rows += copy.rowCount;
    yield END_OF_ROWS;
  }
  // Sequences are read after rows: the snapshot excludes sequences, and a sequence must not be lower than the rows' values.
  yield endLine({ end: { tables: tables.length, rows, sequences: await listSequences(client) } });
  Object.assign(counts, { tables: tables.length, rows });
}

/** Flushes a file or folder to disk, so that a power failure loses nothing. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openForOwner(path: string): Promise<WriteStream> {
  const stream = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(stream, 'open');
  return stream;
}

/**
 * Writes a consistent snapshot to a new file that only its owner can read, and that appears under its name once complete.
 * Rejects with `EEXIST` if another backup to this file is running.
 */
export async function writeBackup(url: string, file: string): Promise<BackupCounts> {
  const draft = `${file}.part`;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const target = await openForOwner(draft);
    try {
      await client.query(SESSION_SETTINGS_SQL);
      await client.query('begin isolation level repeatable read read only');
      const counts: BackupCounts = { tables: 0, rows: 0 };
      await pipeline(contentOf(client, counts), createGzip(), target);
      await client.query('commit');
      await flush(draft);
      await rename(draft, file);
      await flush(dirname(file));
      return counts;
    } finally {
      await rm(draft, { force: true });
    }
  } finally {
    await client.end();
  }
}
