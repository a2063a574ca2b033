import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { FRAME_PATTERN } from '../../contract';
import type { ReadSourceMap } from '../publishing/release-files';

const MAX_MAP_BYTES = 2 * 2 ** 20;
const MAX_CACHE_BYTES = 16 * 2 ** 20;
/** Milliseconds that the worker thread has for one frame. */
const PATIENCE_MS = 10_000;
const EMPTY = Buffer.alloc(0);

const position = v.object({
  source: v.nullable(v.string()),
  line: v.nullable(v.number()),
  name: v.nullable(v.string()),
});

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

/** Returns a function that sends requests to a worker thread one by one. Source map parsing would block the event loop. */
function askThread() {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    const started = new Worker(join(__dirname, 'source-map-worker.js'), { execArgv: [] });
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    // An error of an idle thread would end the process without this listener.
    started.on('error', forget).on('exit', forget).unref();
    return started;
  };

  const ask = async (message: object) => {
    const asked = (worker ??= start());
    try {
      const answer = once(asked, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
      asked.postMessage(message);
      const received: unknown = (await answer)[0];
      return v.parse(position, received);
    } catch {
      // Ends a thread that failed or took too long. The caller then uses the position in the script.
      await asked.terminate();
      return undefined;
    }
  };

  return async (message: object) => {
    const answer = last.then(async () => ask(message));
    last = answer;
    return answer;
  };
}

/** Creates the function that maps a stack frame to a source position by the source map, else to the script's position. */
export function frameResolver(readSourceMap: ReadSourceMap): ResolveFrame {
  const ask = askThread();
  const maps = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

  return async (remote, version, frame) => {
    const [, file, line, column] = FRAME_PATTERN.exec(frame) ?? [];
    if (file === undefined) return undefined;
    const key = `${remote} ${version} ${file}`;
    const content = maps.get(key) ?? (await readSourceMap(remote, version, `${file}.map`)) ?? EMPTY;
    const isReadable = content.length > 0 && content.length <= MAX_MAP_BYTES;
    maps.set(key, isReadable ? content : EMPTY);
    const inScript = { file: scriptName(file), line: Number(line), name: undefined, isOwn: false };
    // Stack traces count columns from 1, source maps from 0.
    const at = { line: Math.max(1, Number(line)), column: Math.max(0, Number(column) - 1) };
    const found = isReadable ? await ask({ key, content, at }) : undefined;
    if (!found || found.source === null || found.line === null) return inScript;
    const source = found.source.replace(/^\.\//, '');
    return { file: source, line: found.line, name: found.name ?? undefined, isOwn: !isLibrary(source) };
  };
}
