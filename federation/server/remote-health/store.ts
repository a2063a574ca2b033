import { and, count, desc, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database';
import { loadReports } from '../load-reports/schema';
import { releases } from '../registry';
import type { HealthWindow } from './window';

const MAX_FAILURES = 500;
const MAX_PUBLISHED = 200;

/** Loads of a step of a release; without `at` of the release, without `version` of the remote. */
export interface FigureRow {
  readonly remote: string;
  readonly version: string | null;
  /** The start of the step. */
  readonly at: Date | null;
  readonly loaded: number;
  readonly recovered: number;
  readonly fellBack: number;
  readonly failed: number;
  readonly threw: number;
  readonly p75Ms: number | null;
}

/**
 * Counts by how loads ended, and the 75th percentile of their durations by nearest rank: a duration that was measured,
 * over all that were, so that it has no error next to the browser's clock. One pass for steps, releases and remotes, since
 * a percentile of remotes cannot be made of those of releases.
 */
export async function findFigures(db: Database, { from, to, stepHours }: HealthWindow): Promise<FigureRow[]> {
  const step = sql`date_bin(${`${stepHours} hours`}::interval, ${loadReports.at}, ${from.toISOString()}::timestamptz)`;
  const { remote, version, outcome, durationMs } = loadReports;
  const reported = db
    .select({ remote, version, outcome, durationMs, at: step.mapWith(loadReports.at).as('step') })
    .from(loadReports)
    .where(and(gte(loadReports.at, from), sql`${loadReports.at} < ${to.toISOString()}`))
    .as('reported');
  const counted = (ended: typeof loadReports.outcome._.data): SQL<number> =>
    sql`count(*) filter (where ${reported.outcome} = ${ended})`.mapWith(Number);
  return db
    .select({
      remote: reported.remote,
      version: sql<string | null>`${reported.version}`,
      at: sql<Date | null>`${reported.at}`.mapWith(loadReports.at),
      loaded: counted('loaded'),
      recovered: counted('recovered'),
      fellBack: counted('fell_back'),
      failed: counted('failed'),
      threw: counted('threw'),
      p75Ms: sql<number | null>`percentile_disc(0.75) within group (order by ${reported.durationMs})`,
    })
    .from(reported)
    .groupBy(
      sql`grouping sets ((${reported.remote}, ${reported.version}, ${reported.at}), (${reported.remote}, ${reported.version}), (${reported.remote}))`,
    );
}

/** Failures by reason, most frequent first. */
export async function findFailures(db: Database, { from, to }: HealthWindow) {
  const { remote, version, stage, reason, outcome, at } = loadReports;
  return db
    .select({ remote, version, stage, reason, count: count() })
    .from(loadReports)
    .where(and(gte(at, from), sql`${at} < ${to.toISOString()}`, inArray(outcome, ['failed', 'fell_back', 'threw'])))
    .groupBy(remote, version, stage, reason)
    .orderBy(desc(count()), remote, version, stage, reason)
    .limit(MAX_FAILURES);
}

/** Who published which release, newest first. */
export async function findPublished(db: Database) {
  const { name, version, keyId, publishedAt } = releases;
  return db
    .select({ name, version, keyId, publishedAt })
    .from(releases)
    .orderBy(desc(publishedAt))
    .limit(MAX_PUBLISHED);
}
