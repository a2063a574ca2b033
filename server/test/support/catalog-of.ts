import type pg from 'pg';

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** True if a row can be inserted without a value for the column. */
  readonly isFilled: boolean;
}

/** A constraint, or an index that makes rows unique. */
export interface Rule {
  readonly table: string;
  readonly definition: string;
}

/** Parts of a schema on which statements depend. */
export interface Catalog {
  readonly columns: readonly Column[];
  readonly rules: readonly Rule[];
}

const SCHEMA = `'public'::regnamespace`;

/** Returns the columns, constraints and unique indexes of the current tables. */
export async function catalogOf(client: pg.Client): Promise<Catalog> {
  const columns = await client.query<Column>(
    `select relname as "table", attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable",
       not attnotnull or atthasdef or attidentity <> '' as "isFilled"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = ${SCHEMA} and relkind = 'r' and attnum > 0 and not attisdropped order by 1, attnum`,
  );
  // PostgreSQL 18 lists "not null" as constraints (n), too.
  const rules = await client.query<Rule>(
    `select conrelid::regclass::text as "table", conname || ' ' || pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = ${SCHEMA} and contype <> 'n'
     union
     select indrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
       where relnamespace = ${SCHEMA} and indisunique
     order by 1, 2`,
  );
  return { columns: columns.rows, rules: rules.rows };
}
