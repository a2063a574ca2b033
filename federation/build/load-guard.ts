import { CHUNK_FAILED_EVENT, type FileKind } from '../browser/core/remote-globals';
import type { RemoteLoadError } from '../browser/core/remote-load-error';

type ChunkLoader = NonNullable<typeof __webpack_require__.e>;

/** Script element of the build's entry, by which the host identifies the files of the build. */
const entry = document.currentScript;
const failures = new Map<string, RemoteLoadError>();

/** Requests a file from the host, which checks the file's hash, limits the time, and changes the URL for each retry. */
async function loadGuardedFile(kind: FileKind, url: string): Promise<LoadEvent> {
  const failure = await globalThis.__federation_load_file__(entry, kind, url);
  const requested = failure?.url ?? url;
  if (failure) failures.set(requested, failure);
  const type = failure ? (failure.reason === 'timeout' ? 'timeout' : 'error') : 'load';
  return { type, target: { src: requested, href: requested } };
}

/** Delay before the report of a chunk's error, in milliseconds. Other code can set `isTaken` during this time. */
const TAKEN_AFTER_MS = 2_000;

/** Dispatches an event for a chunk's error that the importing code caught, unless other code sets `isTaken` in time. */
function reportUnhandledFailure(error: Error & { failure?: RemoteLoadError | undefined; isTaken?: boolean }): void {
  if (error.failure?.detail === 'offline') return;
  setTimeout(() => {
    if (!error.isTaken) dispatchEvent(new CustomEvent(CHUNK_FAILED_EVENT, { detail: error }));
  }, TAKEN_AFTER_MS);
}

/**
 * Adds the chunk's id and the failure of the file to a chunk's error. Throws in a host without `__federation_load_file__`,
 * where the load would never end.
 */
function guardChunks(loadChunk: ChunkLoader): ChunkLoader {
  return async (chunkId) => {
    if (!('__federation_load_file__' in globalThis)) throw new Error('This host has no __federation_load_file__');
    return loadChunk(chunkId).catch((error: unknown) => {
      if (error instanceof Error && !('chunkId' in error)) {
        const failure = failures.get(String(Reflect.get(error, 'request')));
        reportUnhandledFailure(Object.assign(error, { chunkId, failure }));
      }
      throw error;
    });
  };
}

/** Returns the plugin of the federation runtime that the build recipe compiles into the host and every remote. */
export default function loadGuard() {
  const runtime = __webpack_require__;
  runtime.l = async (url, done) => done(await loadGuardedFile('script', url));
  runtime.guardedStyle = async (link) => {
    const event = await loadGuardedFile('style', link.href);
    if (event.type === 'load') link.onload(event);
    else link.onerror(event);
  };
  runtime.cancelSlow = () => globalThis.__federation_cancel_slow__?.(entry);
  if (runtime.e) runtime.e = guardChunks(runtime.e);
  return { name: 'load-guard' };
}
