import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { releaseManifest, type ReleaseManifest } from '@verdant/federation/contract';
import { listFiles, type BuildFiles } from './files';

const relativeFile = v.pipe(v.string(), v.regex(/^[\w.-]+(\/[\w.-]+)*$/));

/** `shell.json`: what the page needs of the shell's build; files are relative to its folder. */
const shellManifest = v.object({
  js: v.pipe(v.array(relativeFile), v.minLength(1)),
  css: v.array(relativeFile),
  preload: v.array(relativeFile),
  /** The versions of what remotes use of the shell. */
  provides: v.object({ shared: v.record(v.string(), v.string()), federation: v.string() }),
  inlineScript: v.pipe(
    v.string(),
    v.check((script) => !/<\/script|<!--/i.test(script), 'must be able to stand in a page'),
  ),
});
export type ShellManifest = v.InferOutput<typeof shellManifest>;

export interface ShellBuild {
  readonly manifest: ShellManifest;
  readonly files: BuildFiles;
}

export interface RemoteBuild {
  readonly manifest: ReleaseManifest;
  readonly files: BuildFiles;
}

export interface Builds {
  /** Undefined when the shell was not built. */
  readonly shell: ShellBuild | undefined;
  readonly remotes: readonly RemoteBuild[];
  /** Why a build was left out, one line each. */
  readonly problems: readonly string[];
}

function readManifest<const S extends v.GenericSchema<unknown, unknown>>(file: string, schema: S): v.InferOutput<S> {
  if (!existsSync(file)) throw new Error('it is not built');
  const result = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

function refuseMissing(files: BuildFiles, names: readonly string[]): void {
  const missing = names.find((name) => !files.names.has(name));
  if (missing !== undefined) throw new Error(`${missing} is missing`);
}

function readShell(folder: string): ShellBuild {
  const manifest = readManifest(join(folder, 'shell.json'), shellManifest);
  const files = listFiles(folder);
  refuseMissing(files, [...manifest.js, ...manifest.css, ...manifest.preload]);
  return { manifest, files };
}

function readRemote(folder: string): RemoteBuild {
  const manifest = readManifest(join(folder, 'release.json'), releaseManifest);
  const files = listFiles(folder);
  const modules = Object.values(manifest.modules);
  const named = [manifest.entry, ...modules.flatMap(({ js, css }) => [...js, ...css])];
  refuseMissing(files, named);
  // Whether content and hash agree is asked when a release is built and published; browsers ask at every load.
  const bare = named.find((name) => !Object.hasOwn(manifest.files, name));
  if (bare !== undefined) throw new Error(`${bare} has no hash`);
  const unknown = [...manifest.pages, ...manifest.slots].find((part) => !(part.module in manifest.modules));
  if (unknown) throw new Error(`the module ${unknown.module} is not in the build`);
  return { manifest, files };
}

/** Runs one reading; what goes wrong becomes a line that names the build. */
function attempt<T>(name: string, problems: string[], read: () => T): T[] {
  try {
    return [read()];
  } catch (error) {
    problems.push(`${name} is left out: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

/**
 * Reads `shell/dist` and every `mfe-*` beside it. A build that is absent, unreadable, incomplete or of a name
 * that was there before is left out and stops nothing else: the others work without it.
 */
export function readBuilds(root: string): Builds {
  const problems: string[] = [];
  const folders = existsSync(root)
    ? readdirSync(root)
        .filter((name) => name.startsWith('mfe-'))
        .sort()
    : [];
  const remotes: RemoteBuild[] = [];
  for (const name of folders) {
    attempt(name, problems, () => {
      const remote = readRemote(join(root, name, 'dist'));
      if (remotes.some(({ manifest }) => manifest.name === remote.manifest.name)) {
        throw new Error(`another build is called ${remote.manifest.name} already`);
      }
      remotes.push(remote);
    });
  }
  const [shell] = attempt('shell', problems, () => readShell(join(root, 'shell', 'dist')));
  return { shell, remotes, problems };
}

/** The folder of a remote's release on this server, with a final slash. */
export function remoteUrl(name: string): string {
  return `/remotes/${name}/`;
}
