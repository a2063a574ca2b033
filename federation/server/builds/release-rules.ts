import { Script } from 'node:vm';
import {
  exampleAddressOf,
  canMatchSameAddress,
  isAmbiguous,
  isSlotOfRemote,
  isPattern,
  offerProblem,
  type ReleaseManifest,
  type SlotParts,
} from '../../contract';
import { satisfies } from '../../contract/compatibility';
import { isApiPath, isFilePath } from '../http/paths';

/** Newest contract version whose shells know neither slots of remotes nor the order of modules in a slot. */
const HOST_SLOTS_ONLY = '1.1.0';
/** Maximum characters of a file's name in a message. */
const MAX_SHOWN = 200;

/**
 * Returns why the slots of a release are invalid; undefined if they are valid. An unknown slot of another remote only
 * causes a warning (`slotWarnings`), because a later release can offer the slot.
 */
export function slotProblem(parts: SlotParts, offered: readonly string[]): string | undefined {
  const { slots } = parts;
  const unknown = slots.find(({ slot }) => !isSlotOfRemote(slot) && !offered.includes(slot));
  if (unknown) {
    const list = offered.length === 0 ? 'it offers none' : `it offers ${offered.join(', ')}`;
    return `the host has no slot "${unknown.slot}": ${list}`;
  }
  const twice = slots.find(({ slot, module }, index) =>
    slots.slice(0, index).some((earlier) => earlier.slot === slot && earlier.module === module),
  );
  if (twice) return `${twice.module} fills the slot "${twice.slot}" twice`;
  const newer = slots.find(({ slot, order }) => isSlotOfRemote(slot) || order !== undefined);
  if (newer && satisfies(HOST_SLOTS_ONLY, parts.contract)) {
    return `the slot "${newer.slot}" needs "contract": "^1.2.0" or newer: older shells know neither slots of remotes nor their order`;
  }
  return offerProblem(parts);
}

const offeredSlots = (all: readonly SlotParts[]) => all.flatMap(({ offers = [] }) => offers.map(({ slot }) => slot));

/**
 * Returns a warning for each slot that this release fills but no release offers, and for each of its own slots that others
 * fill but this release does not offer.
 */
export function slotWarnings(release: SlotParts, all: readonly SlotParts[]): string[] {
  const others = all.filter(({ name }) => name !== release.name);
  const offered = offeredSlots([release, ...others]);
  const unoffered = release.slots
    .filter(({ slot }) => isSlotOfRemote(slot) && !offered.includes(slot))
    .map(({ slot, module }) => {
      const near = offered.filter((name) => name.split('/')[0] === slot.split('/')[0]);
      const list = near.length === 0 ? 'none of that remote is offered' : `there is ${near.join(', ')}`;
      return `No active release offers the slot "${slot}" (${list}): ${module} is not shown until one does.`;
    });
  const withdrawn = others.flatMap(({ name, slots }) =>
    slots
      .filter(({ slot }) => slot.startsWith(`${release.name}/`) && !offeredSlots([release]).includes(slot))
      .map(({ slot }) => `${name} fills the slot "${slot}", which this release does not offer.`),
  );
  return [...new Set([...unoffered, ...withdrawn])];
}

/** Lists the scripts and styles that the pages and slots of a release load at first. */
export function neededFiles({ entry, hashes, modules }: ReleaseManifest) {
  const scripts = [entry, ...(hashes === undefined ? [] : [hashes]), ...Object.values(modules).flatMap(({ js }) => js)];
  return { scripts, styles: Object.values(modules).flatMap(({ css }) => css) };
}

/** Returns why pages or slots of a build cannot work: a file without a hash, a missing module, or an invalid slot. */
export function wiringProblem(manifest: ReleaseManifest, hostSlots: readonly string[]): string | undefined {
  const { files, modules, pages, slots } = manifest;
  const { scripts, styles } = neededFiles(manifest);
  // Browsers check each loaded file against its hash, so the manifest must contain a hash for each file.
  const absent = [...scripts, ...styles].find((name) => !Object.hasOwn(files, name));
  if (absent !== undefined) {
    return `${JSON.stringify(absent.slice(0, MAX_SHOWN))} is needed by a page and is not among the files.`;
  }
  const unknown = [...pages, ...slots].find(({ module }) => !Object.hasOwn(modules, module));
  if (unknown) return `The module ${unknown.module} is declared and not built.`;
  const problem = slotProblem(manifest, hostSlots);
  return problem === undefined ? undefined : `The slots cannot be filled: ${problem}.`;
}

export type RemotePages = Pick<ReleaseManifest, 'name' | 'pages'>;

const PLATFORM_PATHS = ['/fault-lab', '/lab', '/metrics', '/services'];
/** Newest contract version whose shells do not support path patterns. */
const FIXED_PATHS_ONLY = '1.0.0';

/** Returns why a remote's pages conflict with pages of other remotes, which have priority. */
export function pathConflict({ name, pages }: RemotePages, others: readonly RemotePages[]): string | undefined {
  for (const other of others) {
    if (other.name === name) continue;
    for (const { path } of pages) {
      const taken = other.pages.find((page) => isAmbiguous(path, page.path))?.path;
      if (taken === path) return `The path ${path} belongs to ${other.name}: a path is one remote's alone.`;
      if (taken !== undefined) {
        return `The path ${path} of ${name} and ${taken} of ${other.name} match the same addresses, and neither is more specific.`;
      }
    }
  }
  return undefined;
}

/** True if a path, or an address that the path's pattern matches, is equal to or below one of `paths`. */
export function isPathWithin(path: string, paths: readonly string[]): boolean {
  return paths.some((parent) => canMatchSameAddress(path, parent === '/' ? parent : `${parent}/*`));
}

/** Returns why a remote's paths are not allowed, regardless of other remotes. `own`: paths of the host. */
export function pathProblem(
  { pages, contract }: Pick<ReleaseManifest, 'pages' | 'contract'>,
  own: readonly string[],
): string | undefined {
  for (const [index, { path, prerendered, nav }] of pages.entries()) {
    const twice = pages.slice(0, index).find((earlier) => isAmbiguous(earlier.path, path))?.path;
    if (twice === path) return `The path ${path} is declared twice.`;
    if (twice !== undefined) {
      return `The paths ${twice} and ${path} match the same addresses, and neither is more specific.`;
    }
    if (isApiPath(path) || isFilePath(path) || isPathWithin(path, [...PLATFORM_PATHS, ...own])) {
      return `The path ${path} belongs to the product itself.`;
    }
    if (!isPattern(path)) continue;
    if (satisfies(FIXED_PATHS_ONLY, contract)) {
      return `The path ${path} needs "contract": "^1.1.0" or newer: older shells do not know parameters.`;
    }
    if (prerendered) return `The page ${path} cannot be prerendered: it has many addresses.`;
    if (nav && exampleAddressOf(path) === undefined) {
      return `The page ${path} cannot be in the navbar: a link to it needs the value of a parameter.`;
    }
  }
  return undefined;
}

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
export function entryProblem(
  { entry, files }: Pick<ReleaseManifest, 'entry' | 'files'>,
  content: Buffer,
): string | undefined {
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
