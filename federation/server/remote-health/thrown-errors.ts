import { and, count, desc, eq, isNotNull, max, min, sql } from 'drizzle-orm';
import type { RemoteErrors } from '../../contract';
import type { Database } from '../database';
import { timeRangeCondition } from '../load-reports/figures';
import { pageLoads } from '../load-reports/schema';
import type { CodePosition, ResolveFrame } from './resolve-frame';
import type { HealthWindow } from './window';

/** Maximum number of rows: one per version, message, stack and browser, most frequent first. */
const MAX_KINDS = 1_000;
const MAX_GROUPS = 30;
const MAX_BROWSERS = 3;

type RemoteError = RemoteErrors['errors'][number];

interface Kind {
  readonly version: string;
  readonly message: string;
  readonly stack: string;
  readonly browser: string | null;
  readonly pages: number;
  readonly first: Date;
  readonly last: Date;
}

interface Resolved extends Kind {
  readonly places: readonly CodePosition[];
}

const { remote, version, message, stack, browser, at, firstAt } = pageLoads;

/** Returns the most useful position: the first in the remote's own source, else the innermost. */
const placeOf = ({ places }: Pick<Resolved, 'places'>) => places.find(({ isOwn }) => isOwn) ?? places[0];

/** Returns the fingerprint by which errors are grouped. The line is left out, because it differs between releases. */
function fingerprintOf(error: Pick<Resolved, 'message' | 'places'>): string {
  const place = placeOf(error);
  const text = error.message.replaceAll('[number]', '#').replace(/\p{Nd}+/gu, '#');
  return JSON.stringify([text, place?.file, place?.name]);
}

const describePlace = ({ file, line, name }: CodePosition) =>
  `${file}:${line}${name === undefined ? '' : ` (${name})`}`;

/** Combines errors with the same fingerprint into one, with the details of the newest. */
function describe(kinds: readonly Resolved[]): RemoteError {
  const browsers = new Map<string, number>();
  for (const kind of kinds) {
    if (kind.browser !== null) browsers.set(kind.browser, (browsers.get(kind.browser) ?? 0) + kind.pages);
  }
  const byTime = (key: 'first' | 'last') => kinds.toSorted((a, b) => a[key].getTime() - b[key].getTime());
  const newest = byTime('last').at(-1) ?? kinds[0];
  const place = newest && placeOf(newest);
  return {
    message: newest?.message ?? '',
    file: place?.file ?? null,
    line: place?.line ?? null,
    stack: (newest?.places ?? []).map(describePlace),
    first_version: byTime('first')[0]?.version ?? '',
    last_version: newest?.version ?? '',
    last_at: (newest?.last ?? new Date(0)).toISOString(),
    count: kinds.reduce((sum, { pages }) => sum + pages, 0),
    browsers: [...browsers]
      .map(([name, pages]) => ({ name, count: pages }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_BROWSERS),
  };
}

/** Finds errors of a remote's code in a time window, most pages first, over all releases. Pages count once per error. */
export async function findErrors(
  db: Database,
  resolve: ResolveFrame,
  name: string,
  window: HealthWindow,
): Promise<RemoteError[]> {
  const where = and(eq(remote, name), timeRangeCondition(firstAt, window.from, window.to), isNotNull(message));
  const rows = await db
    .select({
      version,
      message: sql<string>`${message}`,
      stack: sql<string>`coalesce(${stack}, '')`,
      browser,
      pages: count(),
      first: min(at),
      last: max(at),
    })
    .from(pageLoads)
    .where(where)
    .groupBy(version, message, stack, browser)
    .orderBy(desc(count()), version, message, stack, browser)
    .limit(MAX_KINDS);

  const groups = new Map<string, Resolved[]>();
  for (const { first, last, ...row } of rows) {
    const frames = row.stack === '' ? [] : row.stack.split('\n');
    const places = await Promise.all(frames.map(async (frame) => resolve(name, row.version, frame)));
    const kind = {
      ...row,
      first: first ?? window.from,
      last: last ?? window.from,
      places: places.filter((place) => place !== undefined),
    };
    const key = fingerprintOf(kind);
    groups.set(key, [...(groups.get(key) ?? []), kind]);
  }
  return [...groups.values()]
    .map(describe)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_GROUPS);
}
