import { and, countDistinct, desc, inArray, type SQL } from 'drizzle-orm';
import type { LoadFailure } from '../../contract';
import type { Database } from '../database';
import { loadReports } from './schema';

const MAX_ROWS = 2_000;
const MAX_BROWSERS = 3;
const NAMED = 1;

interface FailureOfRemote extends LoadFailure {
  readonly remote: string;
}

/** What failed, in pages, most frequent first: a page counts once for each way in which it failed. */
export async function findFailures(db: Database, where: SQL | undefined): Promise<FailureOfRemote[]> {
  const { remote, version, stage, reason, detail, chunk, status, browser, page, outcome } = loadReports;
  const kind = { remote, version, stage, reason, finding: detail, chunk, status };
  const pages = countDistinct(page);
  const rows = await db
    .select({ ...kind, browser, count: pages })
    .from(loadReports)
    .where(and(where, inArray(outcome, ['failed', 'fell_back', 'threw'])))
    .groupBy(...Object.values(kind), browser)
    .orderBy(desc(pages), remote, version, stage, reason, detail, chunk, browser)
    .limit(MAX_ROWS);
  // A page has one browser, so that the sum over browsers counts none twice.
  const kinds = new Map<string, FailureOfRemote>();
  for (const { browser: used, count, ...row } of rows) {
    const key = Object.values(row).join(' ');
    const known = kinds.get(key) ?? { ...row, count: 0, browsers: [] };
    const browsers = used === null ? known.browsers : [...known.browsers, { name: used, count }];
    kinds.set(key, { ...known, count: known.count + count, browsers: browsers.slice(0, MAX_BROWSERS) });
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count);
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
