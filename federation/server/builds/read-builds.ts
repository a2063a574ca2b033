import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CONTRACT_VERSION, releaseManifest, sharedModules, type ReleaseManifest } from '../../contract';
import type { ShellOffer } from '../../contract/compatibility';
import { entryProblem, neededFiles, wiringProblem } from './release-rules';
import { storeBuild, type BuildFiles, type StoredBuild } from './store-build';

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

/** Reads the builds of the host and the remotes next to it. Skips unusable builds, with a line for each in `problems`. */
export function readBuilds(folders: BuildFolders, slots: readonly string[]): Builds {
  const { root, remotes: pattern, copies } = folders;
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
  const store = (name: string, manifest: string): StoredBuild => {
    const dist = join(root, name, 'dist');
    if (!existsSync(join(dist, manifest))) throw new Error('it is not built');
    const build = storeBuild(dist, manifest, copies && join(copies, name));
    if (build.problem !== undefined) problems.push(`${name} ${build.problem}`);
    return build;
  };
  const names = existsSync(root) ? readdirSync(root) : [];
  for (const name of names.filter((folder) => folder !== HOST && pattern.test(folder)).sort()) {
    attempt(name, () => {
      const remote = readRemote(store(name, REMOTE_MANIFEST), slots);
      if (remotes.some(({ manifest }) => manifest.name === remote.manifest.name)) {
        throw new Error(`another build is called ${remote.manifest.name} already`);
      }
      remotes.push(remote);
    });
  }
  const host = attempt(HOST, () => readHost(store(HOST, HOST_MANIFEST)));
  const offering = host && { contract: CONTRACT_VERSION, provides: host.manifest.provides };
  return { host, offering, remotes, problems };
}
