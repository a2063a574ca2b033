import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { FRAME } from '../../contract';
import type { ReadSourceMap } from '../builds/read-source-map';

/** Read maps that are kept: some are a megabyte, and those of a few releases are requested again and again. */
const MAX_MAPS = 20;

/** A place in the code: of the source where the map of its script is kept, else of the script. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** What the source calls it there; undefined where the map has no name, and without one. */
  readonly name: string | undefined;
  /** Whether it is the remote's own source, and no library's. */
  readonly isOwn: boolean;
}

/** Finds where in the source a frame of a release is. */
export type ResolveFrame = (remote: string, version: string, frame: string) => Promise<Place | undefined>;

/** Without the hash, so that the same script of two releases has one name. */
const scriptName = (file: string) => file.replace(/\.[0-9a-f]{8,64}\.js$/, '.js');
const isLibrary = (source: string) => source.includes('node_modules/') || source.startsWith('webpack/');

function read(content: Buffer | undefined): TraceMap | undefined {
  try {
    return content && new TraceMap(content.toString('utf8'));
  } catch {
    // What a team published under that name is no source map.
    return undefined;
  }
}

/** Resolves by the source maps of releases, each of which is read once while it is used. */
export function frameResolver(readSourceMap: ReadSourceMap): ResolveFrame {
  const maps = new LRUCache<string, { readonly map: TraceMap | undefined }>({ max: MAX_MAPS });

  return async (remote, version, frame) => {
    const [, file, line, column] = FRAME.exec(frame) ?? [];
    if (file === undefined) return undefined;
    const key = `${remote} ${version} ${file}`;
    const known = maps.get(key) ?? { map: read(await readSourceMap(remote, version, `${file}.map`)) };
    maps.set(key, known);
    const inScript = { file: scriptName(file), line: Number(line), name: undefined, isOwn: false };
    // Columns are counted from 1 in stacks, and from 0 in maps.
    const at = { line: Math.max(1, Number(line)), column: Math.max(0, Number(column) - 1) };
    const found = known.map && originalPositionFor(known.map, at);
    if (!found || found.source === null) return inScript;
    const source = found.source.replace(/^\.\//, '');
    return { file: source, line: found.line, name: found.name ?? undefined, isOwn: !isLibrary(source) };
  };
}
