import { and, count, desc, eq, gte, or, sql, type SQL } from 'drizzle-orm';
import type { LoadFailure } from '../../contract';
import type { Database } from '../database';
import { outcomeSeverity, pageLoads } from './schema';

const MAX_ROWS = 2_000;
const MAX_BROWSERS = 3;

interface FailureOfRemote extends LoadFailure {
  readonly remote: string;
}

interface BrowserCount {
  readonly browser: string | null;
  readonly count: number;
}

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

/** Returns the browsers with the most pages. */
export const topBrowsers = (rows: readonly BrowserCount[]): LoadFailure['browsers'] =>
  groupRows(rows, ({ browser }) => browser ?? '')
    .flatMap((group) => (group[0].browser === null ? [] : [{ name: group[0].browser, count: sumCounts(group) }]))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_BROWSERS);

/** Returns failures and errors, the most frequent first. A page counts for its worst outcome. */
export async function findFailures(db: Database, where: SQL | undefined): Promise<FailureOfRemote[]> {
  const { remote, version, stage, reason, detail, chunk, status, browser, worst, threw } = pageLoads;
  const text = (column: typeof stage | typeof reason) => sql<string>`coalesce(${column}, '')`;
  const kind = { remote, version, stage: text(stage), reason: text(reason), finding: detail, chunk, status, browser };
  const rows = await db
    .select({ ...kind, count: count() })
    .from(pageLoads)
    .where(and(where, or(gte(worst, outcomeSeverity.fell_back), eq(threw, true))))
    .groupBy(remote, version, stage, reason, detail, chunk, status, browser)
    .orderBy(desc(count()), remote, version, stage, reason, detail, chunk, browser)
    .limit(MAX_ROWS);
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
