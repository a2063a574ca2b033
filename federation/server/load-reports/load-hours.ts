import { and, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LoadCounts } from '../../contract';
import type { Database, Transaction } from '../database';
import { addHistograms, DURATION_BOUNDS, emptyHistogram, percentile, type Histogram } from './histogram';
import { figuresOf, reportedPages } from './page-figures';
import { hourOf, isIn, rolledUntil, stepOf, sumHistograms } from './rolled-hours';
import { loadHours, loadReports, servedPages } from './schema';
import { hasSettled, silenceFigures } from './served-pages';

const HOUR_MS = 60 * 60 * 1000;

/** Pages: by the worst that they reported, those that were sent, and those by their load time. */
export interface Figures extends Omit<LoadCounts, 'p75_ms'> {
  readonly served: number;
  readonly silent: number;
  readonly durations: Histogram;
}

/** Those of a release in a step, of which `at` is the start. */
export interface StepFigures extends Figures {
  readonly remote: string;
  readonly version: string;
  readonly at: Date;
}

export const NOTHING: Figures = {
  loaded: 0,
  recovered: 0,
  fell_back: 0,
  failed: 0,
  threw: 0,
  served: 0,
  silent: 0,
  durations: emptyHistogram(DURATION_BOUNDS),
};

/** The figures of parts as those of the whole. */
export const sumFigures = (parts: readonly Figures[]): Figures =>
  parts.reduce<Figures>(
    (sum, part) => ({
      loaded: sum.loaded + part.loaded,
      recovered: sum.recovered + part.recovered,
      fell_back: sum.fell_back + part.fell_back,
      failed: sum.failed + part.failed,
      threw: sum.threw + part.threw,
      served: sum.served + part.served,
      silent: sum.silent + part.silent,
      durations: addHistograms(sum.durations, part.durations),
    }),
    NOTHING,
  );

/** What is shown of figures: with the 75th percentile of the load times. */
export function loadCountsOf({ loaded, recovered, fell_back, failed, threw, durations }: Figures): LoadCounts {
  const p75 = percentile(durations, DURATION_BOUNDS, 0.75);
  return { loaded, recovered, fell_back, failed, threw, p75_ms: p75 === null ? null : Math.round(p75) };
}

/** Figures of steps of so many hours from `from` on, one for each release and step. */
export function toSteps(rows: readonly StepFigures[], from: Date, stepHours: number): StepFigures[] {
  const stepMs = stepHours * HOUR_MS;
  const groups = new Map<string, StepFigures[]>();
  for (const row of rows) {
    const start = from.getTime() + Math.floor((row.at.getTime() - from.getTime()) / stepMs) * stepMs;
    const key = `${row.remote} ${row.version} ${start}`;
    groups.set(key, [...(groups.get(key) ?? []), { ...row, at: new Date(start) }]);
  }
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, ...(more.length > 0 && sumFigures([first, ...more])) }] : [],
  );
}

/** What was reported and sent in a time, by release and hour: a page counts once in each hour. */
export async function reportedHours(db: Database | Transaction, from: Date, to: Date): Promise<StepFigures[]> {
  const hour = hourOf(loadReports.at);
  const pages = reportedPages(db, isIn(loadReports.at, from, to), hour);
  const bounds = sql.raw(`array[${DURATION_BOUNDS.join(',')}]`);
  const bucket = sql<number | null>`width_bucket(${pages.durationMs}, ${bounds})`.as('bucket');
  const { remote, version, at } = pages;
  const reported = await db
    .select({ remote, version, at, bucket, ...figuresOf(pages), timed: sql`sum(${pages.weight})`.mapWith(Number) })
    .from(pages)
    .groupBy(remote, version, at, sql`bucket`);
  const hours = reported.map(({ bucket: place, timed, ...row }) => {
    const durations = NOTHING.durations.map((_none, index) => (index === place ? timed : 0));
    return { ...NOTHING, ...row, durations };
  });

  const served = servedPages;
  const servedHour = hourOf(served.at);
  const sent = await db
    .select({
      remote: served.remote,
      version: served.version,
      at: sql<Date>`${servedHour}`.mapWith(served.at),
      ...silenceFigures(),
    })
    .from(served)
    .where(and(isIn(served.at, from, to), hasSettled()))
    .groupBy(served.remote, served.version, servedHour);
  const all = [...hours, ...sent.map((row) => ({ ...NOTHING, ...row }))];
  return toSteps(all, new Date(0), 1);
}

/** The same of hours that are rolled up, by release and step. */
async function rolledSteps(db: Database, from: Date, to: Date, stepHours: number): Promise<StepFigures[]> {
  const { remote, version, hour, durations, fellBack, ...columns } = loadHours;
  const step = stepOf(hour, from, stepHours);
  const sumOf = (column: PgColumn) => sql`sum(${column})`.mapWith(Number);
  return db
    .select({
      remote,
      version,
      at: sql<Date>`${step}`.mapWith(hour),
      loaded: sumOf(columns.loaded),
      recovered: sumOf(columns.recovered),
      fell_back: sumOf(fellBack),
      failed: sumOf(columns.failed),
      threw: sumOf(columns.threw),
      served: sumOf(columns.served),
      silent: sumOf(columns.silent),
      durations: sumHistograms(durations, NOTHING.durations.length),
    })
    .from(loadHours)
    .where(isIn(hour, from, to))
    .groupBy(remote, version, step);
}

/**
 * Pages of each release in steps of so many hours, from `from` (a full hour of UTC) up to `to`: from the rollups of hours that
 * are over, and of the others from what was reported.
 */
export async function figuresBetween(db: Database, from: Date, to: Date, stepHours: number): Promise<StepFigures[]> {
  const until = await rolledUntil(db);
  const [rolled, reported] = await Promise.all([
    from < until ? rolledSteps(db, from, until < to ? until : to, stepHours) : [],
    until < to ? reportedHours(db, from < until ? until : from, to) : [],
  ]);
  return toSteps([...rolled, ...reported], from, stepHours);
}
