import { and, count, desc, eq, gte, or, sql, type SQL } from 'drizzle-orm';
import type { LoadFailure } from '../../contract';
import type { Database } from '../database';
import { outcomeSeverity } from './outcomes';
import { pageLoads } from './schema';

const MAX_ROWS = 2_000;
const MAX_BROWSERS = 3;
const NAMED = 1;

interface FailureOfRemote extends LoadFailure {
  readonly remote: string;
}

type FailureRow = Omit<FailureOfRemote, 'browsers'> & { readonly browser: string | null };

function sumFailures(rows: readonly FailureRow[]): FailureOfRemote[] {
  const kinds = new Map<
    string,
    Omit<FailureOfRemote, 'browsers'> & { readonly browsers: ReadonlyMap<string, number> }
  >();
  for (const { browser, count: pages, ...row } of rows) {
    const key = Object.values(row).join(' ');
    const failure = kinds.get(key) ?? { ...row, count: 0, browsers: new Map<string, number>() };
    const browsers = new Map(failure.browsers);
    if (browser !== null) browsers.set(browser, (browsers.get(browser) ?? 0) + pages);
    kinds.set(key, { ...failure, count: failure.count + pages, browsers });
  }
  return [...kinds]
    .toSorted(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .map(([, kind]) => ({
      ...kind,
      browsers: [...kind.browsers]
        .map(([name, pages]) => ({ name, count: pages }))
        .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
        .slice(0, MAX_BROWSERS),
    }));
}

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
  return sumFailures(rows);
}

/** Returns a sentence about the most frequent failure; '' without failures. */
export function describeFailures(failures: readonly LoadFailure[]): string {
  return failures
    .slice(0, NAMED)
    .map(({ stage, reason, finding, chunk, status, browsers, count: pages }) => {
      const details = [
        finding,
        status !== null && finding !== `http-${status}` && `status ${status}`,
        chunk && `chunk ${chunk}`,
        browsers.length > 0 && browsers.map(({ name }) => name).join(', '),
      ].filter(Boolean);
      return ` Most often: ${[`${stage} ${reason}`, ...details].join(', ')} (${pages} ${pages === 1 ? 'page' : 'pages'}).`;
    })
    .join('');
}
