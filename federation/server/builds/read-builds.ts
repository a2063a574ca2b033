import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { CONTRACT_VERSION, releaseManifest, sharedModules, type ReleaseManifest } from '../../contract';
import type { ShellOffer } from '../../contract/compatibility';
import { entryProblem, neededFiles, wiringProblem } from './release-rules';

/** Days for which open tabs can still request files of an earlier build. */
const RETENTION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Files that are never served: manifests, source maps, precompressed copies and hidden files. */
const PRIVATE = /(^|\/)\.|\.map$|\.br$|\.gz$|^(shell|release|sizes)\.json$/;

export interface BuildFiles {
  readonly folder: string;
  readonly names: ReadonlySet<string>;
}

/** Lists the files of a build. Requested paths are looked up in this list, so that no path can leave the folder. */
function listFiles(folder: string): BuildFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !PRIVATE.test(name));
  return { folder, names: new Set(names) };
}

export interface StoredBuild {
  /** Hash of the manifest, which contains the hashes of all files. */
  readonly id: string;
  readonly files: BuildFiles;
  /** Files of earlier builds, for tabs that were opened while those builds were served. */
  readonly earlier: readonly BuildFiles[];
}

function idOf(folder: string, manifest: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, manifest)))
    .digest('hex')
    .slice(0, 8);
}

const foldersIn = (place: string) => (existsSync(place) ? readdirSync(place) : []);

function markAsUsed(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}

/**
 * Copies all files except source maps of styles. A single rename publishes the complete copy, because other servers can
 * copy the same build at the same time.
 */
function copyBuild(dist: string, place: string, { id, manifest }: { id: string; manifest: string }): string {
  const folder = join(place, id);
  if (existsSync(folder)) return folder;
  mkdirSync(place, { recursive: true });
  const draft = mkdtempSync(join(place, '.copying-'));
  try {
    cpSync(dist, draft, { recursive: true, filter: (file) => !file.endsWith('.css.map') });
    if (idOf(draft, manifest) !== id) throw new Error('it is being built at this moment');
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** Folder of the host below the root of the builds. */
const HOST = 'shell';
const HOST_MANIFEST = 'shell.json';
const REMOTE_MANIFEST = 'release.json';

const relativeFile = v.pipe(v.string(), v.regex(/^[\w.-]+(\/[\w.-]+)*$/));

/** Content of `shell.json`: the files of the host's build that a page needs, as paths relative to the build's folder. */
const hostManifest = v.object({
  js: v.pipe(v.array(relativeFile), v.minLength(1)),
  css: v.array(relativeFile),
  preload: v.array(relativeFile),
  /** Scripts of shared modules that only pages for signed-in users need. `js` does not contain these scripts. */
  onDemand: v.optional(v.array(relativeFile), []),
  prerender: v.optional(relativeFile),
  provides: sharedModules,
  inlineScript: v.pipe(
    v.string(),
    v.check((script) => !/<\/script|<!--/i.test(script), 'must not end its script element'),
  ),
});
export type HostManifest = v.InferOutput<typeof hostManifest>;

export interface HostBuild extends StoredBuild {
  readonly manifest: HostManifest;
}

/** A build of a remote. The version ends with `+` and a content hash, unlike versions of published releases. */
interface RemoteBuild extends StoredBuild {
  readonly manifest: ReleaseManifest;
}

export interface Builds {
  readonly host: HostBuild | undefined;
  /** Contract and shared modules of the host; undefined if the host is not built. */
  readonly offering: ShellOffer | undefined;
  readonly remotes: readonly RemoteBuild[];
  readonly problems: readonly string[];
}

/** Folders of the host and the remotes below `root`, each with its build in `dist`. */
export interface BuildFolders {
  readonly root: string;
  /** Pattern of the folder names of remotes. A matching folder without a build is a problem. */
  readonly remotes: RegExp;
  /**
   * Folder for copies of builds, so that a new build does not affect a running server; undefined to serve from `dist`.
   */
  readonly copies?: string;
}

export function readManifest<const S extends v.GenericSchema<unknown, unknown>>(
  file: string,
  schema: S,
): v.InferOutput<S> {
  const result = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

function refuseMissing(files: BuildFiles, names: readonly string[]): void {
  const missing = names.find((name) => !files.names.has(name));
  if (missing !== undefined) throw new Error(`${missing} is missing`);
}

function readHost(build: StoredBuild): HostBuild {
  const manifest = readManifest(join(build.files.folder, HOST_MANIFEST), hostManifest);
  const { js, css, preload, onDemand, prerender = [] } = manifest;
  refuseMissing(build.files, [js, css, preload, onDemand, prerender].flat());
  return { ...build, manifest };
}

function readRemote(build: StoredBuild, slots: readonly string[]): RemoteBuild {
  const { id, files } = build;
  const manifest = readManifest(join(files.folder, REMOTE_MANIFEST), releaseManifest);
  const { scripts, styles } = neededFiles(manifest);
  const rendered = Object.values(manifest.modules).flatMap(({ prerender = [] }) => prerender);
  refuseMissing(files, [...scripts, ...styles, ...rendered]);
  const problem =
    wiringProblem(manifest, slots) ?? entryProblem(manifest, readFileSync(join(files.folder, manifest.entry)));
  if (problem !== undefined) throw new Error(problem);
  // The content's id in the version lets reports and rollbacks distinguish builds of the same version.
  const version = `${manifest.version}${manifest.version.includes('+') ? '.' : '+'}${id}`;
  return { ...build, manifest: { ...manifest, version } };
}

/**
 * Copies a build below `copies`, so that a new build does not affect running servers. Serves the build from `dist`, and
 * adds a line to `problems`, if the build cannot be copied.
 * @throws for a folder without a build
 */
function storeBuild(
  { root, copies }: BuildFolders,
  { name, manifest }: { name: string; manifest: string },
  problems: string[],
): StoredBuild {
  const dist = join(root, name, 'dist');
  if (!existsSync(join(dist, manifest))) throw new Error('it is not built');
  const id = idOf(dist, manifest);
  if (copies === undefined) return { id, files: listFiles(dist), earlier: [] };
  try {
    const place = join(copies, name);
    const folder = copyBuild(dist, place, { id, manifest });
    markAsUsed(folder);
    const earlier = readdirSync(place).filter((other) => /^[0-9a-f]{8}$/.test(other) && other !== id);
    return { id, files: listFiles(folder), earlier: earlier.map((other) => listFiles(join(place, other))) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.push(`${name} cannot be copied (${reason}): building it again changes what is served`);
    return { id, files: listFiles(dist), earlier: [] };
  }
}

/** Reads the builds of the host and the remotes next to it. Skips unusable builds, with a line for each in `problems`. */
export function readBuilds(folders: BuildFolders, slots: readonly string[]): Builds {
  const { root, remotes: pattern } = folders;
  const problems: string[] = [];
  const remotes: RemoteBuild[] = [];
  const attempt = <T>(name: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push(`${name} is left out: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const names = foldersIn(root).filter((folder) => folder !== HOST && pattern.test(folder));
  for (const name of names.sort()) {
    attempt(name, () => {
      const remote = readRemote(storeBuild(folders, { name, manifest: REMOTE_MANIFEST }, problems), slots);
      if (remotes.some(({ manifest }) => manifest.name === remote.manifest.name)) {
        throw new Error(`another build is called ${remote.manifest.name} already`);
      }
      remotes.push(remote);
    });
  }
  const host = attempt(HOST, () => readHost(storeBuild(folders, { name: HOST, manifest: HOST_MANIFEST }, problems)));
  const offering = host && { contract: CONTRACT_VERSION, provides: host.manifest.provides };
  return { host, offering, remotes, problems };
}

/** Marks the copies of these builds as used, and deletes copies that no server has used during the retention period. */
export function renewCopies({ copies }: BuildFolders, { host, remotes }: Builds): void {
  if (copies === undefined) return;
  for (const { files } of [...(host ? [host] : []), ...remotes]) markAsUsed(files.folder);
  const limit = Date.now() - RETENTION_DAYS * DAY_MS;
  const places = foldersIn(copies).map((name) => join(copies, name));
  for (const folder of places.flatMap((place) => foldersIn(place).map((name) => join(place, name)))) {
    if (statSync(folder).mtimeMs < limit) rmSync(folder, { recursive: true, force: true });
  }
}
