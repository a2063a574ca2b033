import type pg from 'pg';

export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Sequence {
  readonly schema: string;
  readonly name: string;
  /** Last value of the sequence, a text because the value can exceed the safe integers of JavaScript. */
  readonly value: string;
}

/** Database schemas that a backup omits: PostgreSQL's own, and the job queue's, whose jobs are outdated at a restore. */
const EXCLUDED = ['pg_catalog', 'information_schema', 'pgboss'];

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const quotedTableName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${quoted(schema)}.${quoted(name)}`;

export const quotedColumnList = ({ columns }: Table) => columns.map(quoted).join(', ');

/** A foreign key, with table names in the form of `quotedTableName`. */
export interface ForeignKey {
  readonly from: string;
  readonly to: string;
}

/** Sorts tables so that foreign keys refer only to earlier tables. A restore in this order violates no foreign key. */
export function sortByReferences(tables: readonly Table[], references: readonly ForeignKey[]): Table[] {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(quotedTableName));
    const blocked = new Set(references.filter(({ from, to }) => from !== to && names.has(to)).map(({ from }) => from));
    const free = left.filter((table) => !blocked.has(quotedTableName(table)));
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...names].join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => blocked.has(quotedTableName(table)));
  }
  return ordered;
}

/** Lists the tables in the order of a restore. Omits unlogged tables, which hold only counters. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname <> all($1) and n.nspname not like 'pg\\_%'
     group by 1, 2 order by 1, 2`,
    [EXCLUDED],
  );
  const { rows: keys } = await client.query<{ from: string[]; to: string[] }>(
    `select array[fn.nspname::text, f.relname::text] as "from", array[tn.nspname::text, t.relname::text] as "to"
     from pg_constraint k
       join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
       join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f'`,
  );
  const named = ([schema = '', name = '']: string[]) => quotedTableName({ schema, name });
  return sortByReferences(
    tables,
    keys.map(({ from, to }) => ({ from: named(from), to: named(to) })),
  );
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
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
