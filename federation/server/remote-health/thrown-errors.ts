import { and, count, desc, eq, isNotNull, max, min, sql } from 'drizzle-orm';
import type { RemoteErrors } from '../../contract';
import type { Database } from '../database';
import { groupRows, sumCounts, topBrowsers, timeRangeCondition, type HealthWindow } from '../load-reports/figures';
import { pageLoads } from '../load-reports/schema';
import type { CodePosition, ResolveFrame } from './resolve-frame';

/** Maximum number of rows: one per version, message, stack and browser, most frequent first. */
const MAX_KINDS = 1_000;
const MAX_GROUPS = 30;

type RemoteError = RemoteErrors['errors'][number];

const { remote, version, message, stack, browser, at, firstAt } = pageLoads;

/** Returns the most useful position: the first in the remote's own source, else the innermost. */
const placeOf = (places: readonly CodePosition[]) => places.find(({ isOwn }) => isOwn) ?? places[0];

/** Returns the fingerprint by which errors are grouped. The line is left out, because it differs between releases. */
function fingerprintOf(error: { readonly message: string; readonly places: readonly CodePosition[] }): string {
  const place = placeOf(error.places);
  const text = error.message.replaceAll('[number]', '#').replace(/\p{Nd}+/gu, '#');
  return JSON.stringify([text, place?.file, place?.name]);
}

const describePlace = ({ file, line, name }: CodePosition) =>
  `${file}:${line}${name === undefined ? '' : ` (${name})`}`;

/** Finds errors of a remote's code in a time window, most pages first, over all releases. Pages count once per error. */
export async function findErrors(
  db: Database,
  resolve: ResolveFrame,
  name: string,
  window: HealthWindow,
): Promise<RemoteError[]> {
  const rows = await db
    .select({
      version,
      message: sql<string>`${message}`,
      stack: sql<string>`coalesce(${stack}, '')`,
      browser,
      count: count(),
      first: min(at),
      last: max(at),
    })
    .from(pageLoads)
    .where(and(eq(remote, name), timeRangeCondition(firstAt, window), isNotNull(message)))
    .groupBy(version, message, stack, browser)
    .orderBy(desc(count()), version, message, stack, browser)
    .limit(MAX_KINDS);

  const kinds = [];
  for (const { first, last, ...row } of rows) {
    const frames = row.stack === '' ? [] : row.stack.split('\n');
    const places = await Promise.all(frames.map(async (frame) => resolve(name, row.version, frame)));
    const resolved = places.filter((place) => place !== undefined);
    kinds.push({ ...row, first: first ?? window.from, last: last ?? window.from, places: resolved });
  }
  return groupRows(kinds, fingerprintOf)
    .map((group): RemoteError => {
      const oldest = group.reduce((a, b) => (b.first < a.first ? b : a));
      const newest = group.reduce((a, b) => (b.last >= a.last ? b : a));
      const place = placeOf(newest.places);
      return {
        message: newest.message,
        file: place?.file ?? null,
        line: place?.line ?? null,
        stack: newest.places.map(describePlace),
        first_version: oldest.version,
        last_version: newest.version,
        last_at: newest.last.toISOString(),
        count: sumCounts(group),
        browsers: topBrowsers(group),
      };
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_GROUPS);
}
