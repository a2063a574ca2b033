import { Script } from 'node:vm';
import type { ReleaseManifest } from '../../contract';

/** Global function that the load guard of the build recipe calls for every chunk (`build/load-guard.ts`). */
const GUARDED_CHUNKS = '__federation_load_file__';
/** Pattern of the call with which builds made by the recipe load the styles of chunks (`build/common.js`). */
const GUARDED_STYLES = /\.guardedStyle\(/;
const DO = 'Build the remote with createRecipe of @verdant/federation/build.';

function isClassicScript(text: string): boolean {
  try {
    return Boolean(new Script(text));
  } catch {
    return false;
  }
}

/**
 * Returns the problem of an entry that lacks signs of the build recipe, whose load guard adds hashes, time limits and
 * retries to the loading of chunks. The check does not detect code that evades the guard on purpose.
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
