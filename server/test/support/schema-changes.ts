import type pg from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** True if a row can be inserted without a value for the column. */
  readonly isFilled: boolean;
}

/** A constraint, or an index that makes rows unique. */
interface Rule {
  readonly table: string;
  readonly definition: string;
}

/** Parts of a schema on which statements depend. */
interface Catalog {
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

const nameOf = ({ table, name }: Column) => `${table}.${name}`;
const textOf = ({ table, definition }: Rule) => `${table}: ${definition}`;

function changeOf(before: Column, after: Column | undefined): string | undefined {
  const name = nameOf(before);
  if (!after) return `${name} is gone`;
  if (after.type !== before.type) return `${name} was ${before.type} and is ${after.type}`;
  // Statements of the other release both write and read the column, so both a new and a removed "not null" matter.
  if (before.isFilled && !after.isFilled) return `${name} needs a value`;
  if (before.isNullable !== after.isNullable) return `${name} ${after.isNullable ? 'may be' : 'must not be'} null`;
  return undefined;
}

/**
 * Returns changes that can make statements for the tables `before` fail, or read wrong data, on the tables `after`
 * ("expand, then contract", docs/operations.md). Empty for additions: a table, a column with a default, an index.
 */
export function breakingSchemaChanges(before: Catalog, after: Catalog): string[] {
  const tables = new Set(before.columns.map(({ table }) => table));
  const columnsBefore = new Set(before.columns.map(nameOf));
  const now = new Map(after.columns.map((column) => [nameOf(column), column]));
  const rulesBefore = new Set(before.rules.map(textOf));
  const rulesAfter = new Set(after.rules.map(textOf));
  return [
    ...before.columns.map((column) => changeOf(column, now.get(nameOf(column)))),
    ...after.columns
      .filter((column) => tables.has(column.table) && !columnsBefore.has(nameOf(column)) && !column.isFilled)
      .map((column) => `${nameOf(column)} is new and needs a value`),
    // The names of constraints matter, because the code identifies a violated constraint by its name.
    ...before.rules.map(textOf).flatMap((rule) => (rulesAfter.has(rule) ? [] : `gone: ${rule}`)),
    ...after.rules
      .filter(({ table }) => tables.has(table))
      .map(textOf)
      .flatMap((rule) => (rulesBefore.has(rule) ? [] : `new: ${rule}`)),
  ].filter((found) => found !== undefined);
}
