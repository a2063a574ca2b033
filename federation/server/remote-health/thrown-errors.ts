import { and, countDistinct, desc, eq, isNotNull, max, min, sql } from 'drizzle-orm';
import type { RemoteErrors } from '../../contract';
import type { Database } from '../database';
import { isIn } from '../load-reports/rolled-hours';
import { loadReports } from '../load-reports/schema';
import type { Place, ResolveFrame } from './resolve-frame';
import type { HealthWindow } from './window';

/** Distinct messages and stacks that are looked at, most frequent first, and groups of them that are returned. */
const MAX_KINDS = 500;
const MAX_GROUPS = 30;
const MAX_BROWSERS = 3;

type RemoteError = RemoteErrors['errors'][number];

/** An error of a release, with the pages on which it was reported. */
interface Kind {
  readonly version: string;
  readonly message: string;
  readonly stack: string;
  readonly first: Date;
  readonly last: Date;
}

interface Resolved extends Kind {
  readonly places: readonly Place[];
}

const { remote, version, message, stack, browser, page, at } = loadReports;

/** The place that reveals most: in the remote's own source, else the innermost. */
const placeOf = ({ places }: Pick<Resolved, 'places'>) => places.find(({ isOwn }) => isOwn) ?? places[0];

/**
 * What makes two errors of a remote one: the message without numbers, and file and name of the first own frame. Its line
 * changes with every release.
 */
function fingerprintOf(error: Pick<Resolved, 'message' | 'places'>): string {
  const place = placeOf(error);
  const text = error.message.replaceAll('[number]', '#').replace(/\p{Nd}+/gu, '#');
  return JSON.stringify([text, place?.file, place?.name]);
}

const describePlace = ({ file, line, name }: Place) => `${file}:${line}${name === undefined ? '' : ` (${name})`}`;

/** Groups in the order of their pages; `pagesOf` returns on how many a group was reported, by browser. */
function describe(
  kinds: readonly Resolved[],
  pages: readonly { readonly name: string | null; readonly count: number }[],
): RemoteError {
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
    // A page has one browser, so that the sum over browsers counts none twice.
    count: pages.reduce((sum, { count }) => sum + count, 0),
    browsers: pages
      .flatMap(({ name, count }) => (name === null ? [] : [{ name, count }]))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_BROWSERS),
  };
}

/**
 * What code of a remote threw in a window, most pages first: errors of all its releases that are one by their fingerprint,
 * with the place in the source as the newest of them has it. A page counts once for each.
 */
export async function findErrors(
  db: Database,
  resolve: ResolveFrame,
  name: string,
  window: HealthWindow,
): Promise<RemoteError[]> {
  const where = and(eq(remote, name), isIn(at, window.from, window.to), isNotNull(message));
  const rows = await db
    .select({
      version,
      message: sql<string>`${message}`,
      stack: sql<string>`coalesce(${stack}, '')`,
      first: min(at),
      last: max(at),
    })
    .from(loadReports)
    .where(where)
    .groupBy(version, message, stack)
    .orderBy(desc(countDistinct(page)), version, message, stack)
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
  const pages = await countPages(db, where, [...groups.values()]);
  return [...groups.values()]
    .map((kinds, group) =>
      describe(
        kinds,
        pages.filter((row) => row.group === group),
      ),
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_GROUPS);
}

/** Pages of each group and browser: one with two errors of a group is one. */
async function countPages(db: Database, where: ReturnType<typeof and>, groups: readonly (readonly Kind[])[]) {
  const kinds = groups.flatMap((members, group) => members.map((kind) => ({ ...kind, group })));
  if (kinds.length === 0) return [];
  const list = (values: readonly unknown[], type: 'text' | 'int') => sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const known = sql`unnest(${list(
    kinds.map((kind) => kind.version),
    'text',
  )}, ${list(
    kinds.map((kind) => kind.message),
    'text',
  )}, ${list(
    kinds.map((kind) => kind.stack),
    'text',
  )}, ${list(
    kinds.map((kind) => kind.group),
    'int',
  )}) as kinds(version, message, stack, number)`;
  return db
    .select({ group: sql<number>`kinds.number`, name: browser, count: countDistinct(page) })
    .from(loadReports)
    .innerJoin(
      known,
      sql`kinds.version = ${version} and kinds.message = ${message} and kinds.stack = coalesce(${stack}, '')`,
    )
    .where(where)
    .groupBy(sql`kinds.number`, browser);
}
