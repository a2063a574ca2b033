import { LOAD_TIMEOUT_MS } from './limits';
import { retryUrl } from './retry-url';

type ScriptLoader = (url: string, done: (event: Event) => void, key?: string, chunkId?: string) => void;
type ChunkLoader = (chunkId: string) => Promise<unknown>;

/** The parts of webpack's runtime that this guard wraps; each is missing in a build that does not need it. */
declare const __webpack_require__: { l?: ScriptLoader; e?: ChunkLoader };

/** A script is asked for again only after it failed, and then by another address. */
function guardScripts(load: ScriptLoader): ScriptLoader {
  const tries = new Map<string, number>();
  return (url, done, key, chunkId) => {
    const attempt = (tries.get(url) ?? 0) + 1;
    tries.set(url, attempt);
    load(retryUrl(url, attempt), done, key, chunkId);
  };
}

function timeoutError(chunkId: string): Error {
  const error = new Error(`Loading chunk ${chunkId} failed.\n(timeout)`);
  error.name = 'ChunkLoadError';
  return Object.assign(error, { type: 'timeout' });
}

/** One time limit for scripts and styles alike (a style that never answers has none of its own), and the chunk's id on its error. */
function guardChunks(load: ChunkLoader): ChunkLoader {
  return async (chunkId) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(timeoutError(chunkId)), LOAD_TIMEOUT_MS);
    });
    try {
      return await Promise.race([load(chunkId), limit]);
    } catch (error) {
      if (error instanceof Error && !('chunkId' in error)) Object.assign(error, { chunkId });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A federation runtime plugin that the build recipe compiles into the shell and every remote. */
export default function loadGuard() {
  const runtime = __webpack_require__;
  if (runtime.l) runtime.l = guardScripts(runtime.l);
  if (runtime.e) runtime.e = guardChunks(runtime.e);
  return { name: 'load-guard' };
}
