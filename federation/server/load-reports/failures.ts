import { and, countDistinct, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { LoadFailure } from '../../contract';
import type { Database } from '../database';
import { isIn, rolledUntil } from './rolled-hours';
import { failureHours, loadReports } from './schema';

const MAX_ROWS = 2_000;
const MAX_BROWSERS = 3;
const NAMED = 1;

interface FailureOfRemote extends LoadFailure {
  readonly remote: string;
}

/** With these a page counts among what failed. */
export const FAILED_OUTCOMES: ('failed' | 'fell_back' | 'threw')[] = ['failed', 'fell_back', 'threw'];

type FailureRow = Omit<FailureOfRemote, 'browsers'> & { readonly browser: string | null };

/** Failures of one kind are one. A page has one browser, so that the sum over browsers counts none twice. */
function sumFailures(rows: readonly FailureRow[]): FailureOfRemote[] {
  const kinds = new Map<
    string,
    Omit<FailureOfRemote, 'browsers'> & { readonly browsers: ReadonlyMap<string, number> }
  >();
  for (const { browser, count, ...row } of rows) {
    const key = Object.values(row).join(' ');
    const known = kinds.get(key) ?? { ...row, count: 0, browsers: new Map<string, number>() };
    const browsers = new Map(known.browsers);
    if (browser !== null) browsers.set(browser, (browsers.get(browser) ?? 0) + count);
    kinds.set(key, { ...known, count: known.count + count, browsers });
  }
  return [...kinds]
    .toSorted(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .map(([, kind]) => ({
      ...kind,
      browsers: [...kind.browsers]
        .map(([name, count]) => ({ name, count }))
        .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
        .slice(0, MAX_BROWSERS),
    }));
}

async function reportedFailures(db: Database, where: SQL | undefined): Promise<FailureRow[]> {
  const { remote, version, stage, reason, detail, chunk, status, browser, page, outcome } = loadReports;
  const kind = { remote, version, stage, reason, finding: detail, chunk, status, browser };
  const pages = countDistinct(page);
  return db
    .select({ ...kind, count: pages })
    .from(loadReports)
    .where(and(where, inArray(outcome, FAILED_OUTCOMES)))
    .groupBy(...Object.values(kind))
    .orderBy(desc(pages), remote, version, stage, reason, detail, chunk, browser)
    .limit(MAX_ROWS);
}

/** What failed, in pages, most frequent first: a page counts once for each way in which it failed. */
export const findFailures = async (db: Database, where: SQL | undefined): Promise<FailureOfRemote[]> =>
  sumFailures(await reportedFailures(db, where));

/** The same of a time, which begins with an hour: from the rollups of hours that are over, where a page counts once in each. */
export async function failuresBetween(db: Database, from: Date, to: Date): Promise<FailureOfRemote[]> {
  const until = await rolledUntil(db);
  const { remote, version, stage, reason, detail, chunk, status, browser, pages, hour } = failureHours;
  const kind = { remote, version, stage, reason, finding: detail, chunk, status, browser };
  const count = sql`sum(${pages})`.mapWith(Number);
  const rolled = db
    .select({ ...kind, count })
    .from(failureHours)
    .where(isIn(hour, from, until < to ? until : to))
    .groupBy(...Object.values(kind))
    .orderBy(desc(count))
    .limit(MAX_ROWS);
  const isReported = isIn(loadReports.at, from < until ? until : from, to);
  return sumFailures((await Promise.all([rolled, reportedFailures(db, isReported)])).flat());
}

/** The most frequent failure in words, to follow the sentence with the figures; empty without one. */
export function describeFailures(failures: readonly LoadFailure[]): string {
  return failures
    .slice(0, NAMED)
    .map(({ stage, reason, finding, chunk, status, browsers, count }) => {
      const details = [
        finding,
        status !== null && finding !== `http-${status}` && `status ${status}`,
        chunk && `chunk ${chunk}`,
        browsers.length > 0 && browsers.map(({ name }) => name).join(', '),
      ].filter(Boolean);
      return ` Most often: ${[`${stage} ${reason}`, ...details].join(', ')} (${count} ${count === 1 ? 'page' : 'pages'}).`;
    })
    .join('');
}
