import type pg from 'pg';
import { formerTables } from './previous-release.json';

type Queries = Pick<pg.Client, 'query'>;

/** A table of the database by its full name, such as `public.users`. */
type TableName = string;

/** A foreign key: `column` of the table `from` references `target` of the table `to`. */
interface Key {
  readonly from: TableName;
  readonly column: string;
  readonly to: TableName;
  readonly target: string;
}

/** True for a table that only the previous release uses. */
const isFormer = (table: TableName) => formerTables.some((name) => table === `public.${name}`);

async function allTables(database: Queries): Promise<TableName[]> {
  const { rows } = await database.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !isFormer(name));
}

async function foreignKeys(database: Queries): Promise<Key[]> {
  const { rows } = await database.query<Key>(
    `select fn.nspname || '.' || f.relname as "from", fa.attname as column,
       tn.nspname || '.' || t.relname as "to", ta.attname as target
     from pg_constraint k
       join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
       join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
       join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = k.conkey[1]
       join pg_attribute ta on ta.attrelid = t.oid and ta.attnum = k.confkey[1]
     where k.contype = 'f'`,
  );
  return rows.filter(({ from }) => !isFormer(from));
}

/** Returns the SQL condition for rows of the user `$1`, for each table with direct or indirect foreign keys to users. */
export async function userRowConditions(database: Queries): Promise<ReadonlyMap<TableName, string>> {
  const keys = await foreignKeys(database);
  const owned = new Map<TableName, string>([['public.users', 'id = $1']]);
  for (let before = 0; before < owned.size;) {
    before = owned.size;
    for (const { from, column, to, target } of keys) {
      const condition = owned.get(to);
      if (condition === undefined || owned.has(from)) continue;
      owned.set(
        from,
        to === 'public.users' ? `${column} = $1` : `${column} in (select ${target} from ${to} where ${condition})`,
      );
    }
  }
  return owned;
}

/** Counts the rows of each table that contain one of the texts. Tables without such rows are omitted. */
export async function countRowsContaining(
  database: Queries,
  texts: readonly string[],
): Promise<Record<TableName, number>> {
  const found: Record<TableName, number> = {};
  for (const table of await allTables(database)) {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from ${table} as one
       where exists (select from unnest($1::text[]) as needle where strpos(lower(one::text), lower(needle)) > 0)`,
      [texts],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found[table] = count;
  }
  return found;
}

/** Tables that contain data of users but have no foreign key to the users. */
export const unlinkedPersonalTables: readonly string[] = ['public.sandbox_links'];

/** True for the job queue's own tables, which store jobs in `archive` and in one table per kind of job. */
export const isJobQueueTable = (table: string) => table.startsWith('pgboss.');
