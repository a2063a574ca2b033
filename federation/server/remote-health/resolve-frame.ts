import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodedMappings, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { FRAME_PATTERN } from '../../contract';
import type { ReadSourceMap } from '../publishing/release-files';

/** Maximum size of a source map, whose parsing then blocks the event loop for less than 100 ms. */
const MAX_MAP_BYTES = 2 * 2 ** 20;
const MAX_CACHE_BYTES = 4 * 2 ** 20;

/** A position in the source file, or in the script if no source map is stored. */
export interface CodePosition {
  readonly file: string;
  readonly line: number;
  readonly name: string | undefined;
  readonly isOwn: boolean;
}

export type ResolveFrame = (remote: string, version: string, frame: string) => Promise<CodePosition | undefined>;

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
