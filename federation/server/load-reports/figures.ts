import { and, gte, lt, sql, type SQL, count, desc, eq, or } from 'drizzle-orm';
import * as v from 'valibot';
import {
  remoteVitals,
  type HealthRange,
  type LoadCounts,
  type LoadFailure,
  type RemoteVitals,
  type VitalName,
} from '../../contract';
import { outcomeSeverity, pageLoads, pageVitals } from './schema';
import type { Database } from '../database';

const HOUR_MS = 60 * 60 * 1000;
const MAX_FAILURE_ROWS = 2_000;
const MAX_BROWSERS = 3;
/** Maximum number of percentiles of a remote. Each page of a release has three: LCP, INP and CLS. */
const MAX_VITALS = 90;

const lengths: Readonly<Record<HealthRange, { readonly steps: number; readonly stepHours: number }>> = {
  '24h': { steps: 24, stepHours: 1 },
  '7d': { steps: 28, stepHours: 6 },
};

/** The time window of a range, in steps that begin at full hours or quarters of a day in UTC. */
export interface HealthWindow {
  readonly range: HealthRange;
  readonly from: Date;
  readonly to: Date;
  readonly stepHours: number;
}

/** Returns the time window that ends with the step that contains `now`. */
export function healthWindowOf(range: HealthRange, now: Date): HealthWindow {
  const { steps, stepHours } = lengths[range];
  const stepMs = stepHours * HOUR_MS;
  const to = (Math.floor(now.getTime() / stepMs) + 1) * stepMs;
  return { range, from: new Date(to - steps * stepMs), to: new Date(to), stepHours };
}

/**
 * Minutes until a page without a report is silent: two (load limit) plus two seconds to collect reports, rounded up.
 */
export const SILENT_AFTER_MINUTES = 3;

const { worst, threw, weight, served, ms, firstAt } = pageLoads;

/** Inlines the number in the SQL, because PostgreSQL treats expressions with separate parameters as different. */
const constant = (number: number) => sql.raw(String(number));
const ended = (outcome: keyof typeof outcomeSeverity) => sql`${worst} = ${constant(outcomeSeverity[outcome])}`;
const countPages = (where: SQL) => sql`count(*) filter (where ${where})`.mapWith(Number);
const sumOf = (column: typeof weight | typeof served, where: SQL) =>
  sql`coalesce(sum(${column}) filter (where ${where}), 0)`.mapWith(Number);

/** Counts of pages by worst outcome. Successful loads are sampled and count with their weight. */
export const outcomeCountColumns = {
  loaded: sumOf(weight, ended('loaded')),
  recovered: countPages(ended('recovered')),
  fell_back: countPages(ended('fell_back')),
  failed: countPages(ended('failed')),
  threw: countPages(sql`${threw}`),
};

const hasSettled = sql`${firstAt} < now() - make_interval(mins => ${constant(SILENT_AFTER_MINUTES)})`;

/** Counts of pages that were served long enough ago to have reported, and of those without a report. */
export const silenceCounts = {
  served: sumOf(served, hasSettled),
  silent: sumOf(served, sql`${hasSettled} and ${ended('served')}`),
};

export const timeRangeCondition = (
  at: typeof firstAt | typeof pageVitals.firstAt,
  { from, to }: HealthWindow,
): SQL | undefined => and(gte(at, from), lt(at, to));

/** Returns SQL for the start of the step that contains a time. The first step begins at `from`. */
const timeStepOf = (at: typeof firstAt | typeof pageVitals.firstAt, { from, stepHours }: HealthWindow): SQL =>
  sql`date_bin(${sql.raw(`'${stepHours} hours'`)}::interval, ${at}, ${sql.raw(`'${from.toISOString()}'`)}::timestamptz)`;

/** Returns the column with the start of a step; null in sums over all steps. */
const startOfTimeStep = (step: SQL) => sql`${step}`.mapWith((start: string): Date | null => new Date(start));

/** Number of pages that reported how the release loaded. */
export const loadsOf = ({ loaded, recovered, fell_back, failed }: Omit<LoadCounts, 'threw' | 'p75_ms'>): number =>
  loaded + recovered + fell_back + failed;

/**
 * Returns counts of pages that were first seen in the window, of remotes, releases, and releases in a step. `version` is
 * null in a remote's sum, `at` in sums over steps.
 */
export async function findPageCounts(db: Database, window: HealthWindow) {
  const { remote, version } = pageLoads;
  const step = timeStepOf(firstAt, window);
  return db
    .select({
      remote,
      version: sql<string | null>`${version}`,
      at: startOfTimeStep(step),
      ...outcomeCountColumns,
      ...silenceCounts,
      p75_ms: sql<number | null>`percentile_disc(0.75) within group (order by ${ms})`,
    })
    .from(pageLoads)
    .where(timeRangeCondition(firstAt, window))
    .groupBy(sql`grouping sets ((${remote}), (${remote}, ${version}), (${remote}, ${version}, ${step}))`);
}

export type PageLoadCounts = Awaited<ReturnType<typeof findPageCounts>>[number];

export const sumCounts = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count: pages }) => sum + pages, 0);

/** Returns the rows in groups with equal keys. */
export function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [Row, ...Row[]][] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}

/** Returns the rows of whole windows, each with its steps, oldest first. A row and its steps have the same key. */
export function nestRowsOfTimeSteps<Row extends { readonly at: Date | null }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
) {
  return groupRows(rows, keyOf).flatMap((group) => {
    const steps = group.flatMap((row) => (row.at === null ? [] : [{ ...row, at: row.at.toISOString() }]));
    const whole = group.filter(({ at }) => at === null);
    return whole.map((row) => ({ ...row, steps: steps.toSorted((a, b) => (a.at < b.at ? -1 : 1)) }));
  });
}

/** Returns the browsers with the most pages. */
export const topBrowsers = (
  rows: readonly { readonly browser: string | null; readonly count: number }[],
): LoadFailure['browsers'] =>
  groupRows(rows, ({ browser }) => browser ?? '')
    .flatMap((group) => (group[0].browser === null ? [] : [{ name: group[0].browser, count: sumCounts(group) }]))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_BROWSERS);

/** Returns failures and errors, the most frequent first. A page counts for its worst outcome. */
export async function findFailures(db: Database, where: SQL | undefined) {
  const { remote, version, stage, reason, detail, chunk, status, browser } = pageLoads;
  const text = (column: typeof stage | typeof reason) => sql<string>`coalesce(${column}, '')`;
  const kind = { remote, version, stage: text(stage), reason: text(reason), finding: detail, chunk, status, browser };
  const rows = await db
    .select({ ...kind, count: count() })
    .from(pageLoads)
    .where(and(where, or(gte(worst, outcomeSeverity.fell_back), eq(threw, true))))
    .groupBy(remote, version, stage, reason, detail, chunk, status, browser)
    .orderBy(desc(count()), remote, version, stage, reason, detail, chunk, browser)
    .limit(MAX_FAILURE_ROWS);
  const keyOf = ({ browser: _browser, count: _count, ...row }: (typeof rows)[number]) => Object.values(row).join(' ');
  return groupRows(rows, keyOf)
    .map((group) => ({ ...group[0], browsers: topBrowsers(group), count: sumCounts(group) }))
    .toSorted((a, b) => b.count - a.count);
}

/** Returns a sentence about the most frequent failure; '' without failures. */
export function describeTopFailure([first]: readonly LoadFailure[]): string {
  if (!first) return '';
  const { stage, reason, finding, chunk, status, browsers, count: pages } = first;
  const details = [
    `${stage} ${reason}`,
    finding,
    status !== null && finding !== `http-${status}` && `status ${status}`,
    chunk && `chunk ${chunk}`,
    ...browsers.map(({ name }) => name),
  ].filter(Boolean);
  return ` Most often: ${details.join(', ')} (${pages} ${pages === 1 ? 'page' : 'pages'}).`;
}

/** Rounds up, because a value slightly above a limit must not be shown as equal to the limit. */
const roundUpVital = (vital: VitalName, value: number) =>
  vital === 'CLS' ? Math.ceil(value * 1_000) / 1_000 : Math.ceil(value);

/** Returns a remote's web vitals by page, release and step, most visits first. */
export async function findVitals(db: Database, name: string, window: HealthWindow): Promise<RemoteVitals['vitals']> {
  const { remote, version, path, vital, value } = pageVitals;
  const step = timeStepOf(pageVitals.firstAt, window);
  const rows = await db
    .select({
      path,
      version,
      vital,
      at: startOfTimeStep(step),
      p75: sql`percentile_disc(0.75) within group (order by ${value})`.mapWith(Number),
      visits: sql`sum(${pageVitals.weight})`.mapWith(Number),
    })
    .from(pageVitals)
    .where(and(eq(remote, name), timeRangeCondition(pageVitals.firstAt, window)))
    .groupBy(sql`${path}, ${version}, ${vital}, grouping sets ((), (${step}))`);

  const vitals = nestRowsOfTimeSteps(
    rows.map((row) => ({ ...row, p75: roundUpVital(row.vital, row.p75) })),
    (row) => `${row.path} ${row.version} ${row.vital}`,
  ).toSorted((a, b) => b.visits - a.visits || (a.path < b.path ? -1 : 1));
  return v.parse(remoteVitals, { vitals: vitals.slice(0, MAX_VITALS) }).vitals;
}
