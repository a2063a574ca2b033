import { and, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database';
import { outcomeSeverity, type WeighedEvent } from './outcomes';
import { pageLoads, pageVitals } from './schema';

const RETENTION_DAYS = 7;
const ROWS_AT_ONCE = 1_000;

/** Details of failures that do not count against a release. Any other page could have caused a `redirect-loop`. */
const BLAMELESS: ReadonlySet<string> = new Set(['offline', 'redirect-loop']);

type PageLoad = typeof pageLoads.$inferInsert;

export interface StoredReport {
  readonly page: string;
  readonly browser: string;
  readonly counts: boolean;
  readonly stored: readonly WeighedEvent[];
}

/** A page of a remote that was sent to a browser; `weight` is the number of pages that it represents. */
export interface ServedPage {
  readonly page: string;
  readonly remote: string;
  readonly version: string;
  readonly weight: number;
}

function rowsOf({ page, browser, counts, stored }: StoredReport): PageLoad[] {
  return stored.map((event) => {
    const { remote, version, stage, reason, outcome, chunk_id, status, detail, message, stack, duration_ms } = event;
    const isThrow = outcome === 'threw';
    return {
      page,
      remote,
      version,
      worst: isThrow ? outcomeSeverity.heard : outcomeSeverity[outcome],
      threw: isThrow,
      counts: counts && !BLAMELESS.has(detail ?? ''),
      weight: event.weight,
      stage,
      reason,
      detail: detail ?? null,
      chunk: chunk_id ?? null,
      status: status ?? null,
      message: message ?? null,
      stack: message === undefined ? null : (stack ?? []).join('\n'),
      browser,
      ms: duration_ms ?? null,
    };
  });
}

/** Returns the key by which all servers sort rows before locking, which prevents deadlocks. */
const keyOf = ({ page, remote, version }: Pick<PageLoad, 'page' | 'remote' | 'version'>) =>
  `${page} ${remote} ${version}`;

/** Splits rows into parts without duplicate keys, because a statement can update a row only once. */
function inParts<Row>(rows: readonly Row[], key: (row: Row) => string): Row[][] {
  const parts: Map<string, Row>[] = [];
  const places = new Map<string, number>();
  for (const row of rows) {
    const place = places.get(key(row)) ?? 0;
    places.set(key(row), place + 1);
    parts[place] = (parts[place] ?? new Map<string, Row>()).set(key(row), row);
  }
  return parts.flatMap((part) => {
    const sorted = [...part].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    return Array.from({ length: Math.ceil(sorted.length / ROWS_AT_ONCE) }, (_, index) =>
      sorted.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
    );
  });
}

const reported = (name: string): SQL => sql`excluded.${sql.identifier(name)}`;

/** Returns SQL for the severity of a row. An error after the load is worse than a retried load. */
const rankOf = (worst: SQL, threw: SQL): SQL =>
  sql`greatest(${worst}, case when ${threw} then ${sql.raw(String(outcomeSeverity.threw))} end)`;

/** Returns the column updates for a further event, which keep the description of the worst event. */
function changes() {
  const columns = getTableColumns(pageLoads);
  const { worst, threw, counts, weight, browser, ms } = columns;
  const before = rankOf(sql`${worst}`, sql`${threw}`);
  const after = rankOf(reported('worst'), reported('threw'));
  const isWorse = sql`(${after} > ${before} or (${after} = ${before} and ${reported('counts')} and not ${counts}))`;
  const described = ['at', 'counts', 'stage', 'reason', 'detail', 'chunk', 'status', 'message', 'stack'] as const;
  const ifWorse = (name: (typeof described)[number]) =>
    sql`case when ${isWorse} then ${reported(name)} else ${columns[name]} end`;
  return {
    ...Object.fromEntries(described.map((name) => [name, ifWorse(name)] as const)),
    worst: sql`greatest(${worst}, ${reported('worst')})`,
    threw: sql`${threw} or ${reported('threw')}`,
    weight: sql`greatest(${weight}, ${reported('weight')})`,
    browser: sql`coalesce(${browser}, ${reported('browser')})`,
    ms: sql`greatest(${ms}, ${reported('ms')})`,
  };
}

const pageKey = [pageLoads.page, pageLoads.remote, pageLoads.version];

export async function saveReports(db: Database, reports: readonly StoredReport[]): Promise<void> {
  for (const rows of inParts(reports.flatMap(rowsOf), keyOf)) {
    await db.insert(pageLoads).values(rows).onConflictDoUpdate({ target: pageKey, set: changes() });
  }
}

export async function saveServedPages(db: Database, pages: readonly ServedPage[]): Promise<void> {
  const all = pages.map(({ weight, ...page }) => ({ ...page, served: weight, worst: outcomeSeverity.served }));
  for (const rows of inParts(all, keyOf)) {
    await db
      .insert(pageLoads)
      .values(rows)
      .onConflictDoUpdate({ target: pageKey, set: { served: reported('served') } });
  }
}

export async function markPagesReported(db: Database, pages: readonly string[]): Promise<void> {
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

export async function deleteOldPages(db: Database): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${RETENTION_DAYS})`;
  await db.delete(pageLoads).where(lt(pageLoads.firstAt, oldest));
  await db.delete(pageVitals).where(lt(pageVitals.firstAt, oldest));
}
