import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CONTRACT_VERSION, releaseManifest, type ReleaseManifest } from '../../contract';
import type { OfferingShell } from '../../contract/fit';
import { listFiles, type BuildFiles } from './build-files';
import { slotProblem } from './slots';

/** The host's name where remotes are listed by theirs: in load reports and in the fault lab. */
export const HOST_NAME = 'shell';

const relativeFile = v.pipe(v.string(), v.regex(/^[\w.-]+(\/[\w.-]+)*$/));

/** `shell.json`: what the page needs of the host's build; files are relative to its folder. */
const hostManifest = v.object({
  js: v.pipe(v.array(relativeFile), v.minLength(1)),
  css: v.array(relativeFile),
  preload: v.array(relativeFile),
  /** The file for Node that writes pages ahead. */
  prerender: v.optional(relativeFile),
  /** The versions of what remotes use of the host. */
  provides: v.object({ shared: v.record(v.string(), v.string()), federation: v.string() }),
  inlineScript: v.pipe(
    v.string(),
    v.check((script) => !/<\/script|<!--/i.test(script), 'must not end its script element'),
  ),
});
export type HostManifest = v.InferOutput<typeof hostManifest>;

export interface HostBuild {
  readonly manifest: HostManifest;
  readonly files: BuildFiles;
}

export interface RemoteBuild {
  readonly manifest: ReleaseManifest;
  readonly files: BuildFiles;
}

export interface Builds {
  /** Undefined when the host is not built. */
  readonly host: HostBuild | undefined;
  /** What the host offers to a release, for `fitOf`; undefined when it is not built. */
  readonly offering: OfferingShell | undefined;
  readonly remotes: readonly RemoteBuild[];
  /** Why a build was left out, one line each. */
  readonly problems: readonly string[];
}

/** Where builds are: each in the `dist` of its own folder. */
export interface BuildFolders {
  readonly root: string;
  /** The folder of the host; `shell` if not given. */
  readonly host?: string;
  /** Which folders are remotes, by name; if not given, those with a `dist/release.json`. */
  readonly remotes?: RegExp;
}

function readManifest<const S extends v.GenericSchema<unknown, unknown>>(file: string, schema: S): v.InferOutput<S> {
  if (!existsSync(file)) throw new Error('it is not built');
  const result = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

const filesOf = (name: string | undefined) => (name === undefined ? [] : [name]);

function refuseMissing(files: BuildFiles, names: readonly string[]): void {
  const missing = names.find((name) => !files.names.has(name));
  if (missing !== undefined) throw new Error(`${missing} is missing`);
}

function readHost(folder: string): HostBuild {
  const manifest = readManifest(join(folder, 'shell.json'), hostManifest);
  const files = listFiles(folder);
  refuseMissing(files, [...manifest.js, ...manifest.css, ...manifest.preload, ...filesOf(manifest.prerender)]);
  return { manifest, files };
}

function readRemote(folder: string, slots: readonly string[]): RemoteBuild {
  const manifest = readManifest(join(folder, 'release.json'), releaseManifest);
  const files = listFiles(folder);
  const modules = Object.values(manifest.modules);
  const named = [
    manifest.entry,
    ...modules.flatMap(({ js, css, prerender }) => [...js, ...css, ...filesOf(prerender)]),
  ];
  refuseMissing(files, named);
  // Whether content and hash agree is checked when a release is built and published; browsers check at every load.
  const bare = named.find((name) => !Object.hasOwn(manifest.files, name));
  if (bare !== undefined) throw new Error(`${bare} has no hash`);
  const unknown = [...manifest.pages, ...manifest.slots].find((part) => !(part.module in manifest.modules));
  if (unknown) throw new Error(`the module ${unknown.module} is not in the build`);
  const problem = slotProblem(manifest, slots);
  if (problem !== undefined) throw new Error(problem);
  return { manifest, files };
}

/** Reads one build; an error becomes a line that names it. */
function attempt<T>(name: string, problems: string[], read: () => T): T[] {
  try {
    return [read()];
  } catch (error) {
    problems.push(`${name} is left out: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function remoteFolders(root: string, host: string, pattern: RegExp | undefined): string[] {
  const isRemote = (name: string) =>
    pattern ? pattern.test(name) : existsSync(join(root, name, 'dist', 'release.json'));
  const names = existsSync(root) ? readdirSync(root) : [];
  return names.filter((name) => name !== host && isRemote(name)).sort();
}

/**
 * Reads the host's build and those of the remotes beside it. A build that is absent, unreadable, incomplete, fills an
 * unknown slot or has the name of an earlier one is left out and stops nothing else: the others work without it.
 */
export function readBuilds({ root, host = 'shell', remotes: pattern }: BuildFolders, slots: readonly string[]): Builds {
  const problems: string[] = [];
  const remotes: RemoteBuild[] = [];
  for (const name of remoteFolders(root, host, pattern)) {
    attempt(name, problems, () => {
      const remote = readRemote(join(root, name, 'dist'), slots);
      if (remotes.some(({ manifest }) => manifest.name === remote.manifest.name)) {
        throw new Error(`another build is called ${remote.manifest.name} already`);
      }
      remotes.push(remote);
    });
  }
  const [build] = attempt(host, problems, () => readHost(join(root, host, 'dist')));
  const offering = build && { contract: CONTRACT_VERSION, provides: build.manifest.provides };
  return { host: build, offering, remotes, problems };
}
