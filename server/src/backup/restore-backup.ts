import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateDatabase, schemaLevels, type SchemaLevel } from '../database/migrate';
import { StartError } from '../start-error';
import { readBackup, type BackupReader, type BackupEnd } from './format';
import {
  addForeignKeys,
  dropForeignKeys,
  findNonEmptyTable,
  listTables,
  quotedColumnList,
  quotedTableName,
} from './tables';
import { SESSION_SETTINGS_SQL, type BackupCounts } from './write-backup';

/** Size of the decompressed chunks, of which each becomes one message to the database. */
const CHUNK_BYTES = 64 * 1024;

const isBefore = (schemaLevel: SchemaLevel, other: SchemaLevel) =>
  schemaLevel.product < other.product || schemaLevel.platform < other.platform;

function refuseOtherSchemaLevels({ version, migrations }: BackupReader['header']): void {
  const { oldest, newest } = schemaLevels();
  if (isBefore(newest, migrations)) {
    throw new StartError(`The backup was made by a later release (${version}): restore it with that one`);
  }
  if (isBefore(migrations, oldest)) {
    throw new StartError(`The backup was made by a release before 1.0.0 (${version}): only that one can restore it`);
  }
}

async function refuseNonEmptyDatabase(client: pg.Client): Promise<void> {
  const filled = await findNonEmptyTable(client);
  if (!filled) return;
  throw new StartError(
    `The database is not empty: ${quotedTableName(filled)} has rows. A backup is restored into an empty one`,
  );
}

/** Fills the tables in one transaction, so that an error leaves every table empty. */
async function loadTables(client: pg.Client, backup: BackupReader): Promise<BackupEnd> {
  await client.query(SESSION_SETTINGS_SQL);
  await client.query('begin');
  // The migration journals are emptied too, because the backup contains their rows.
  const tables = await listTables(client);
  await client.query(`truncate ${tables.map(quotedTableName).join(', ')}`);
  const foreignKeys = await dropForeignKeys(client);
  const end = await backup.readTables(async (table, rows) => {
    const copy = copyFrom(`copy ${quotedTableName(table)} (${quotedColumnList(table)}) from stdin`);
    await piped(rows, client.query(copy));
    return copy.rowCount;
  });
  await addForeignKeys(client, foreignKeys);
  for (const sequence of end.sequences) {
    await client.query('select setval($1::regclass, $2)', [quotedTableName(sequence), sequence.value]);
  }
  await client.query('commit');
  return end;
}

/**
 * Restores a backup into an empty database, and migrates the tables to this release. Throws a `StartError` for a
 * database with rows, an incomplete file, and a backup of a later release or from before 1.0.0.
 */
export async function restoreBackup(url: string, file: string): Promise<BackupCounts> {
  // The callback ignores an error, because reading the stream throws the same error.
  const stream = pipeline(createReadStream(file), createGunzip({ chunkSize: CHUNK_BYTES }), () => undefined);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const backup = await readBackup(stream);
    refuseOtherSchemaLevels(backup.header);
    await refuseNonEmptyDatabase(client);
    await migrateDatabase(url, backup.header.migrations);
    const { tables, rows } = await loadTables(client, backup);
    await migrateDatabase(url);
    return { tables, rows };
  } finally {
    stream.destroy();
    await client.end();
  }
}
