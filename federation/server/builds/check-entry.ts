import { Script } from 'node:vm';
import type { ReleaseManifest } from '../../contract';

/**
 * Name of the function that the load guard of the build recipe calls for every chunk (`build/load-guard.ts`). Minifiers do
 * not rename it, because it is global.
 */
const GUARDED_CHUNKS = '__federation_load_file__';
/** Call by which builds of the recipe let the load guard load the styles of chunks (`build/common.js`). */
const GUARDED_STYLES = /\.guardedStyle\(/;
const DO = 'Build the remote with createRecipe of @verdant/federation/build.';

/** True if the text compiles as a classic script. The script is not run. */
function isClassicScript(text: string): boolean {
  try {
    return Boolean(new Script(text));
  } catch {
    return false;
  }
}

/**
 * Returns the reason why the entry of a release lacks the loading guarantees; undefined if the entry has them. The
 * guarantees come from the load guard of the build recipe: the host loads each chunk and style with its hash, a time limit
 * and retries. A build by a federation plugin alone loads chunks itself, and an ES module defines no container. The check
 * detects other builds, and not code that evades the guard on purpose.
 */
export function entryProblem({ entry, files }: ReleaseManifest, content: Buffer): string | undefined {
  const text = content.toString();
  if (!isClassicScript(text)) {
    return `${entry} is an ES module or no JavaScript: the host loads an entry as a classic script. ${DO}`;
  }
  if (!text.includes(GUARDED_CHUNKS)) {
    return `${entry} loads its chunks by itself: they would run without the hashes, time limit and retries of the host. ${DO}`;
  }
  if (Object.keys(files).some((name) => name.endsWith('.css')) && !GUARDED_STYLES.test(text)) {
    return `${entry} loads its styles by itself: they would apply without the hashes, time limit and retries of the host. ${DO}`;
  }
  return undefined;
}
