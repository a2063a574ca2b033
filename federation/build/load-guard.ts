import type { FileKind } from '../browser/core/file-loader';
import type { RemoteLoadError } from '../browser/core/remote-load-error';

type Ending = { type: string; target: { src: string; href: string } };
type ScriptLoader = (url: string, done: (ending: Ending) => void) => Promise<void>;
type ChunkLoader = (chunkId: string) => Promise<unknown>;
/** The link that mini-css-extract makes for a chunk's style sheet; it is never added to the page. */
type StyleLink = { href: string; onload: (ending: Ending) => void; onerror: (ending: Ending) => void };

/** What this guard replaces in or adds to webpack's runtime; each is missing in a build that does not need it. */
declare const __webpack_require__: {
  l?: ScriptLoader;
  e?: ChunkLoader;
  verdantStyle?: (link: StyleLink) => Promise<void>;
};

/** The entry that runs right now: it identifies the release whose files these are. */
const entry = document.currentScript;
const failures = new Map<string, RemoteLoadError>();

/** The host loads every script and style sheet: with its hash, its time limit and a fresh URL for each retry. */
async function load(kind: FileKind, url: string): Promise<Ending> {
  const failure = await globalThis.__verdant_load_file__(entry, kind, url);
  const requested = failure?.url ?? url;
  if (failure) failures.set(requested, failure);
  const type = failure ? (failure.reason === 'timeout' ? 'timeout' : 'error') : 'load';
  return { type, target: { src: requested, href: requested } };
}

/** Adds to a chunk's error what webpack leaves out: the chunk's id, and why its file failed. */
function guardChunks(loadChunk: ChunkLoader): ChunkLoader {
  return (chunkId) =>
    loadChunk(chunkId).catch((error: unknown) => {
      if (error instanceof Error && !('chunkId' in error)) {
        Object.assign(error, { chunkId, failure: failures.get(String(Reflect.get(error, 'request'))) });
      }
      throw error;
    });
}

/** A federation runtime plugin that the build recipe compiles into the host and every remote. */
export default function loadGuard() {
  const runtime = __webpack_require__;
  runtime.l = async (url, done) => done(await load('script', url));
  runtime.verdantStyle = async (link) => {
    const ending = await load('style', link.href);
    if (ending.type === 'load') link.onload(ending);
    else link.onerror(ending);
  };
  if (runtime.e) runtime.e = guardChunks(runtime.e);
  return { name: 'load-guard' };
}
