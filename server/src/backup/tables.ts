import type pg from 'pg';
import type { BackupEnd, Table } from './format';

/** Database schemas that a backup omits: PostgreSQL's own, and the job queue's, whose jobs are outdated at a restore. */
const EXCLUDED = ['pg_catalog', 'information_schema', 'pgboss'];

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const quotedTableName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${quoted(schema)}.${quoted(name)}`;

export const quotedColumnList = ({ columns }: Table) => columns.map(quoted).join(', ');

/** Lists the tables by name. Omits unlogged tables, which hold only counters. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname <> all($1) and n.nspname not like 'pg\\_%'
     group by 1, 2 order by 1, 2`,
    [EXCLUDED],
  );
  return rows;
}

/** A foreign key, in the form of SQL statements. */
interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Drops the foreign keys, so that tables can be filled in any order. Returns them for `addForeignKeys`. */
export async function dropForeignKeys(client: pg.Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname <> all($1)`,
    [EXCLUDED],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** Adds the foreign keys again, and rejects if a row violates one. */
export async function addForeignKeys(client: pg.Client, foreignKeys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

export async function listSequences(client: pg.Client): Promise<BackupEnd['sequences']> {
  const { rows } = await client.query<BackupEnd['sequences'][number]>(
    `select schemaname::text as schema, sequencename::text as name, last_value::text as value
     from pg_sequences where last_value is not null and schemaname <> all($1) order by 1, 2`,
    [EXCLUDED],
  );
  return rows;
}

/** Finds the first table with a row. Ignores the journals of migrations, which have rows even in a new database. */
export async function findNonEmptyTable(client: pg.Client): Promise<Table | undefined> {
  for (const table of await listTables(client)) {
    if (table.schema === 'drizzle') continue;
    const { rows } = await client.query(`select 1 from ${quotedTableName(table)} limit 1`);
    if (rows.length > 0) return table;
  }
  return undefined;
}
