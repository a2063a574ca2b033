import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseFile } from '../../contract';
import { isSourceMap } from '../http/paths';
import { publishedUrl, type PublishedRemote, type ReadPublished } from '../registry';
import type { FileStore } from './file-store';

const PAUSE_MS = 30_000;
/** Maximum number of copied releases of each remote, including those for a fallback or rollback. */
const RELEASES = 3;

/** Copies of active releases on this server's disk, for outages of the bucket or the database. */
interface ActiveCopies {
  readonly readPublished: ReadPublished;
  /** Copies those files of active releases that this server's disk lacks, and marks every copy as used. */
  readonly renew: () => Promise<void>;
}

/** Lists the files to copy of a remote, without source maps and files that are hosted elsewhere. */
function filesOf({ name, state, releases }: PublishedRemote): ReleaseFile[] {
  const { canary, stable, earlier } = state;
  const manifests = [canary?.version, stable, ...earlier]
    .flatMap((version) => releases.get(version ?? '') ?? [])
    .filter(({ misfit }) => misfit === undefined)
    .slice(0, RELEASES)
    .filter(({ manifest, served }) => served.url === publishedUrl(name, manifest.version))
    .map(({ manifest }) => manifest);
  const files = manifests.flatMap((manifest) => Object.entries(manifest.files));
  return files.filter(([path]) => !isSourceMap(path)).map(([, file]) => file);
}

export function createActiveReleaseCopies(
  { copy }: Pick<FileStore, 'copy'>,
  read: ReadPublished,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ActiveCopies {
  let copied: readonly PublishedRemote[] | undefined;
  let running: Promise<void> | undefined;
  let pausedUntil = 0;

  const copyAll = async (remotes: readonly PublishedRemote[]) => {
    try {
      await copy(remotes.flatMap(filesOf));
      copied = remotes;
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_MS;
      log.warn({ err: error }, 'files of active releases cannot be copied; the next page tries again');
    }
  };
  const begin = async (remotes: readonly PublishedRemote[]) => {
    running ??= copyAll(remotes).finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    readPublished: async () => {
      const remotes = await read();
      if (remotes !== copied && !running && Date.now() > pausedUntil) void begin(remotes);
      return remotes;
    },
    renew: async () => begin(await read()),
  };
}
