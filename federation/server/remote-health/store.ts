import { and, desc, gte, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { findFailures as failuresIn } from '../load-reports/failures';
import { figuresOf, reportedPages } from '../load-reports/page-figures';
import { loadReports, servedPages } from '../load-reports/schema';
import { hasSettled, silenceFigures } from '../load-reports/served-pages';
import { releases } from '../registry';
import type { HealthWindow } from './window';

const MAX_PUBLISHED = 200;

/** Pages of a step of a release; without `at` of the release, without `version` of the remote. */
export interface FigureRow {
  readonly remote: string;
  readonly version: string | null;
  /** The start of the step. */
  readonly at: Date | null;
  readonly loaded: number;
  readonly recovered: number;
  readonly fell_back: number;
  readonly failed: number;
  readonly threw: number;
  readonly p75_ms: number | null;
}

/** Whether something happened in the window. */
export const isIn = ({ from, to }: HealthWindow, at: typeof loadReports.at | typeof servedPages.at) =>
  and(gte(at, from), sql`${at} < ${to.toISOString()}`);

/**
 * Pages by how their loads ended, each in the step in which it first reported, and the 75th percentile of their durations by
 * nearest rank: a duration that was measured, so that it has no error next to the browser's clock. One pass for steps,
 * releases and remotes, since a percentile of remotes cannot be made of those of releases.
 */
export async function findFigures(db: Database, window: HealthWindow): Promise<FigureRow[]> {
  const { from, stepHours } = window;
  const pages = reportedPages(db, isIn(window, loadReports.at));
  const step = sql`date_bin(${sql.raw(`'${stepHours} hours'`)}::interval, ${pages.at}, ${sql.raw(`'${from.toISOString()}'`)}::timestamptz)`;
  return db
    .select({
      remote: pages.remote,
      version: sql<string | null>`${pages.version}`,
      at: sql<Date | null>`${step}`.mapWith(loadReports.at),
      ...figuresOf(pages),
      p75_ms: sql<number | null>`percentile_disc(0.75) within group (order by ${pages.durationMs})`,
    })
    .from(pages)
    .groupBy(
      sql`grouping sets ((${pages.remote}, ${pages.version}, ${step}), (${pages.remote}, ${pages.version}), (${pages.remote}))`,
    );
}

/** Pages that were served of each release, and those that were never heard from. */
export async function findSilence(db: Database, window: HealthWindow) {
  const { remote, version, at } = servedPages;
  return db
    .select({ remote, version, ...silenceFigures() })
    .from(servedPages)
    .where(and(isIn(window, at), hasSettled()))
    .groupBy(remote, version);
}

/** Failures by what is known of them, most frequent first. */
export const findFailures = async (db: Database, window: HealthWindow) => failuresIn(db, isIn(window, loadReports.at));

/** Who published which release, newest first. */
export async function findPublished(db: Database) {
  const { name, version, keyId, publishedAt } = releases;
  return db
    .select({ name, version, keyId, publishedAt })
    .from(releases)
    .orderBy(desc(publishedAt))
    .limit(MAX_PUBLISHED);
}
