import { LOAD_TIMEOUT_MS } from './limits';
import { attemptOf, retryUrl } from './retry-url';

type ScriptLoader = (url: string, done: (event: Event) => void, key?: string, chunkId?: string) => void;
type ChunkLoader = (chunkId: string) => Promise<unknown>;
type StyleName = (chunkId: string) => string;

/** The parts of webpack's runtime that this guard wraps; each is missing in a build that does not need it. */
declare const __webpack_require__: { l?: ScriptLoader; e?: ChunkLoader; miniCssF?: StyleName };

/**
 * The try of the entry that runs right now. Its chunks go on counting from there: a preload of theirs that failed
 * with the first try would answer for their own address.
 */
const entryAttempt = document.currentScript instanceof HTMLScriptElement ? attemptOf(document.currentScript.src) : 1;

/** Counts the tries of each file, and gives its address for the next one. */
function nextAddress(): (name: string) => string {
  const tries = new Map<string, number>();
  return (name) => {
    const attempt = tries.get(name) ?? entryAttempt;
    tries.set(name, attempt + 1);
    return retryUrl(name, attempt);
  };
}

/** A script is asked for again only after it failed, and then by another address. */
function guardScripts(load: ScriptLoader): ScriptLoader {
  const addressOf = nextAddress();
  return (url, done, key, chunkId) => load(addressOf(url), done, key, chunkId);
}

/** The same for styles. */
function guardStyles(nameOf: StyleName): StyleName {
  const addressOf = nextAddress();
  return (chunkId) => addressOf(nameOf(chunkId));
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
  if (runtime.miniCssF) runtime.miniCssF = guardStyles(runtime.miniCssF);
  if (runtime.e) runtime.e = guardChunks(runtime.e);
  return { name: 'load-guard' };
}
