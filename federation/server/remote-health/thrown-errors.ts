import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodedMappings, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { and, count, desc, eq, isNotNull, max, min, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { FRAME_PATTERN, type RemoteErrors } from '../../contract';
import type { Database } from '../database';
import { groupRows, sumCounts, topBrowsers, timeRangeCondition, type HealthWindow } from '../load-reports/figures';
import { pageLoads } from '../load-reports/schema';
import type { ReadSourceMap } from '../publishing/release-files';

/** Maximum size of a source map, whose parsing then blocks the event loop for less than 100 ms. */
const MAX_MAP_BYTES = 2 * 2 ** 20;
const MAX_CACHE_BYTES = 4 * 2 ** 20;

/** A position in the source file, or in the script if no source map is stored. */
interface CodePosition {
  readonly file: string;
  readonly line: number;
  readonly name: string | undefined;
  readonly isOwn: boolean;
}

type ResolveFrame = (remote: string, version: string, frame: string) => Promise<CodePosition | undefined>;

/** Removes the hash, so that a script has the same name in all releases. */
const scriptName = (file: string) => file.replace(/\.[0-9a-f]{8,64}\.js$/, '.js');
const isLibrary = (source: string) => source.includes('node_modules/') || source.startsWith('webpack/');

/** Returns undefined for a map that is too large or invalid: a file with the name of a source map can have any content. */
function parseSourceMap(content: Buffer): TraceMap | undefined {
  if (content.length > MAX_MAP_BYTES) return undefined;
  try {
    const map = new TraceMap(content.toString('utf8'));
    decodedMappings(map);
    return map;
  } catch {
    return undefined;
  }
}

interface CachedMap {
  readonly map: TraceMap | undefined;
  readonly bytes: number;
}

/** Creates the function that maps a stack frame to a source position by the source map, else to the script's position. */
export function frameResolver(readSourceMap: ReadSourceMap): ResolveFrame {
  const maps = new LRUCache<string, CachedMap, Parameters<ReadSourceMap>>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: async (_key, _stale, { context }) => {
      const content = await readSourceMap(...context);
      // Lets other requests proceed between the parsing of two maps.
      await nextTurn();
      const map = content && parseSourceMap(content);
      return { map, bytes: map ? content.length : 1 };
    },
  });

  return async (remote, version, frame) => {
    const [, file, line, column] = FRAME_PATTERN.exec(frame) ?? [];
    if (file === undefined) return undefined;
    const context: Parameters<ReadSourceMap> = [remote, version, `${file}.map`];
    const map = (await maps.fetch(context.join(' '), { context }))?.map;
    const inScript = { file: scriptName(file), line: Number(line), name: undefined, isOwn: false };
    if (!map) return inScript;
    // Stack traces count columns from 1, source maps from 0.
    const at = { line: Math.max(1, Number(line)), column: Math.max(0, Number(column) - 1) };
    const found = originalPositionFor(map, at);
    if (found.source === null) return inScript;
    const source = found.source.replace(/^\.\//, '');
    return { file: source, line: found.line, name: found.name ?? undefined, isOwn: !isLibrary(source) };
  };
}

/** Maximum number of rows: one per version, message, stack and browser, most frequent first. */
const MAX_KINDS = 1_000;
const MAX_GROUPS = 30;

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
): Promise<RemoteErrors['errors']> {
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
    .map((group) => {
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
