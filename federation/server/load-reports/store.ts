import { and, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm';
import type { VitalEvent } from '../../contract';
import type { Database } from '../database';
import { outcomeSeverity, pageLoads, pageVitals, type WeightedLoadEvent } from './schema';

const RETENTION_DAYS = 7;
const ROWS_AT_ONCE = 1_000;

/** Details of failures that do not count against a release. Any other page could have caused a `redirect-loop`. */
const BLAMELESS: ReadonlySet<string> = new Set(['offline', 'redirect-loop']);

type PageLoad = typeof pageLoads.$inferInsert;

interface Report {
  readonly page: string;
  readonly browser: string;
  readonly loads: readonly WeightedLoadEvent[];
}

/** Returns the rows of a report. `isWithin`: true if the page is within the limit of its visitor. */
export function rowsOfReport({ page, browser, loads }: Report, isWithin: boolean): PageLoad[] {
  return loads.map((event) => {
    const { outcome, chunk_id: chunk, duration_ms: ms, attempt: _attempt, stack, ...described } = event;
    const isThrow = outcome === 'threw';
    return {
      ...described,
      page,
      browser,
      worst: isThrow ? outcomeSeverity.heard : outcomeSeverity[outcome],
      threw: isThrow,
      counts: isWithin && !BLAMELESS.has(event.detail ?? ''),
      chunk,
      stack: event.message === undefined ? undefined : (stack ?? []).join('\n'),
      ms,
    };
  });
}

/** Returns the key by which all servers sort rows before locking, which prevents deadlocks. */
const keyOf = ({ page, remote, version }: Pick<PageLoad, 'page' | 'remote' | 'version'>) =>
  `${page} ${remote} ${version}`;

/** Splits rows into sorted parts without duplicate keys, because a statement can update a row only once. */
function splitByUniqueKey<Row>(rows: readonly Row[], key: (row: Row) => string): Row[][] {
  const parts: Map<string, Row>[] = [];
  for (const row of rows) {
    const open = parts.find((part) => !part.has(key(row)) && part.size < ROWS_AT_ONCE);
    if (open) open.set(key(row), row);
    else parts.push(new Map([[key(row), row]]));
  }
  return parts.map((part) => [...part].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row));
}

/** Returns SQL for the value of a column in the inserted row. */
const insertedColumnValue = (name: string): SQL => sql`excluded.${sql.identifier(name)}`;

/** Returns SQL for the severity of a row. An error after the load is worse than a retried load. */
const rankOf = (worst: SQL, threw: SQL): SQL =>
  sql`greatest(${worst}, case when ${threw} then ${sql.raw(String(outcomeSeverity.threw))} end)`;

/** Returns the column updates for a further event, which keep the description of the worst event. */
function changes() {
  const columns = getTableColumns(pageLoads);
  const { worst, threw, counts, weight, browser, ms } = columns;
  const before = rankOf(sql`${worst}`, sql`${threw}`);
  const after = rankOf(insertedColumnValue('worst'), insertedColumnValue('threw'));
  const isWorse = sql`(${after} > ${before} or (${after} = ${before} and ${insertedColumnValue('counts')} and not ${counts}))`;
  const described = ['at', 'counts', 'stage', 'reason', 'detail', 'chunk', 'status', 'message', 'stack'] as const;
  const ifWorse = (name: (typeof described)[number]) =>
    sql`case when ${isWorse} then ${insertedColumnValue(name)} else ${columns[name]} end`;
  return {
    ...Object.fromEntries(described.map((name) => [name, ifWorse(name)] as const)),
    worst: sql`greatest(${worst}, ${insertedColumnValue('worst')})`,
    served: sql`greatest(${columns.served}, ${insertedColumnValue('served')})`,
    threw: sql`${threw} or ${insertedColumnValue('threw')}`,
    weight: sql`greatest(${weight}, ${insertedColumnValue('weight')})`,
    browser: sql`coalesce(${browser}, ${insertedColumnValue('browser')})`,
    ms: sql`greatest(${ms}, ${insertedColumnValue('ms')})`,
  };
}

const pageKey = [pageLoads.page, pageLoads.remote, pageLoads.version];

/** Stores rows of sent pages and of reports, each merged into an existing row of the page and release. */
export async function savePageLoads(db: Database, rows: readonly PageLoad[]): Promise<void> {
  for (const part of splitByUniqueKey(rows, keyOf)) {
    await db.insert(pageLoads).values(part).onConflictDoUpdate({ target: pageKey, set: changes() });
  }
}

export async function markPagesReported(db: Database, pages: readonly string[]): Promise<void> {
  if (pages.length === 0) return;
  const { page, remote, version, worst } = pageLoads;
  const silent = db.$with('silent').as(
    db
      .select({ page, remote, version })
      .from(pageLoads)
      .where(and(sql`${page} = any(${sql.param(pages)}::text[])`, eq(worst, outcomeSeverity.served)))
      .orderBy(sql`${page} collate "C", ${remote} collate "C", ${version} collate "C"`)
      .for('update'),
  );
  await db
    .with(silent)
    .update(pageLoads)
    .set({ worst: outcomeSeverity.heard })
    .from(silent)
    .where(and(eq(page, silent.page), eq(remote, silent.remote), eq(version, silent.version)));
}

/** A measurement of a visit; `weight` is the number of visits that it represents. */
export interface StoredVital extends VitalEvent {
  readonly page: string;
  readonly weight: number;
}

/** Stores the worst value of each kind of measurement in each visit. */
export async function saveVitals(db: Database, events: readonly StoredVital[]): Promise<void> {
  for (const rows of splitByUniqueKey(events, ({ page, vital }) => `${page} ${vital}`)) {
    await db
      .insert(pageVitals)
      .values(rows)
      .onConflictDoUpdate({
        target: [pageVitals.page, pageVitals.vital],
        set: {
          remote: insertedColumnValue('remote'),
          version: insertedColumnValue('version'),
          path: insertedColumnValue('path'),
          value: insertedColumnValue('value'),
        },
        setWhere: sql`${insertedColumnValue('value')} > ${pageVitals.value}`,
      });
  }
}

export async function deleteOldPages(db: Database): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${RETENTION_DAYS})`;
  await db.delete(pageLoads).where(lt(pageLoads.firstAt, oldest));
  await db.delete(pageVitals).where(lt(pageVitals.firstAt, oldest));
}
