import type { FileFailure, FileKind } from './file-loader';

type Ending = { type: string; target: { src: string; href: string } };
type ScriptLoader = (url: string, done: (ending: Ending) => void) => Promise<void>;
type ChunkLoader = (chunkId: string) => Promise<unknown>;
/** The link that mini-css-extract makes for a chunk's style; it is never put into the page. */
type StyleLink = { href: string; onload: (ending: Ending) => void; onerror: (ending: Ending) => void };

/** The parts of webpack's runtime that this guard replaces or adds; each is missing in a build that does not need it. */
declare const __webpack_require__: {
  l?: ScriptLoader;
  e?: ChunkLoader;
  verdantStyle?: (link: StyleLink) => Promise<void>;
};

/** The entry that runs right now: it tells the shell whose files these are. */
const owner = document.currentScript;
const failures = new Map<string, FileFailure>();

/** Every script and style is loaded by the shell: with its hash, its time limit and an address of its own each time. */
async function load(kind: FileKind, url: string): Promise<Ending> {
  const failure = await globalThis.__verdant_load_file__(owner, kind, url);
  const asked = failure?.url ?? url;
  if (failure) failures.set(asked, failure);
  const type = failure ? (failure.reason === 'timeout' ? 'timeout' : 'error') : 'load';
  return { type, target: { src: asked, href: asked } };
}

/** Puts on a chunk's error what webpack leaves out: the chunk's id, and why its file was not used. */
function guardChunks(loadChunk: ChunkLoader): ChunkLoader {
  return (chunkId) =>
    loadChunk(chunkId).catch((error: unknown) => {
      if (error instanceof Error && !('chunkId' in error)) {
        Object.assign(error, { chunkId, failure: failures.get(String(Reflect.get(error, 'request'))) });
      }
      throw error;
    });
}

/** A federation runtime plugin that the build recipe compiles into the shell and every remote. */
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
