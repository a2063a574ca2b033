import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseManifest } from '../../contract';
import { isSourceMap } from '../http/paths';
import { publishedUrl, type PublishedRemote } from '../registry';
import { eachOf } from './each-of';
import type { FileStore, ListedFile } from './file-store';
import type { LocalCopies } from './local-copies';

/** Visitors wait for the same bucket. */
const CONCURRENCY = 4;
const PAUSE_MS = 30_000;
/** Releases of each remote that are copied: the active one, and the ones that browsers and a rollback fall back to. */
const RELEASES = 3;

/** Copies on this server of the files that visitors may get, so that it serves them while bucket or database are away. */
export interface ActiveCopies {
  /** Copies what is active now, in the background, unless that is what was copied last. */
  readonly follow: (remotes: readonly PublishedRemote[]) => void;
  /** Looks at every copy again. */
  readonly renew: (remotes: readonly PublishedRemote[]) => Promise<void>;
  /** The manifest of a release whose files are copied. */
  readonly manifestOf: (name: string, version: string) => ReleaseManifest | undefined;
}

function manifestsOf({ name, state, releases }: PublishedRemote): ReleaseManifest[] {
  const { canary, stable, earlier } = state;
  return [canary?.version, stable, ...earlier]
    .flatMap((version) => releases.get(version ?? '') ?? [])
    .filter(({ misfit }) => misfit === undefined)
    .slice(0, RELEASES)
    .filter(({ manifest, served }) => served.url === publishedUrl(name, manifest.version))
    .map(({ manifest }) => manifest);
}

function filesOf(manifest: ReleaseManifest): ListedFile[] {
  const { name, version } = manifest;
  return Object.entries(manifest.files)
    .filter(([path]) => !isSourceMap(path))
    .map(([path, file]) => ({ ...file, name, version, path }));
}

export function activeCopies(
  { get }: Pick<FileStore, 'get'>,
  copies: LocalCopies,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ActiveCopies {
  let manifests: ReadonlyMap<string, ReleaseManifest> = new Map();
  let copied: readonly PublishedRemote[] | undefined;
  let running: Promise<void> | undefined;
  let pausedUntil = 0;

  const copyAll = async (remotes: readonly PublishedRemote[]) => {
    const active = remotes.flatMap(manifestsOf);
    manifests = new Map(active.map((manifest) => [`${manifest.name} ${manifest.version}`, manifest]));
    const files = active.flatMap(filesOf);
    try {
      await eachOf(files, CONCURRENCY, async (file) => {
        if (await copies.has(file)) return;
        const content = await get(file);
        if (content) await copies.write(file, content);
      });
      await copies.retain(files);
      copied = remotes;
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_MS;
      log.warn({ err: error }, 'files of active releases cannot be copied; the next page tries again');
    }
  };
  const renew = async (remotes: readonly PublishedRemote[]) => {
    running ??= copyAll(remotes).finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    follow: (remotes) => {
      if (remotes !== copied && !running && Date.now() > pausedUntil) void renew(remotes);
    },
    renew,
    manifestOf: (name, version) => manifests.get(`${name} ${version}`),
  };
}
