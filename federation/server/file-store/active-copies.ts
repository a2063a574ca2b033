import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseFile } from '../../contract';
import { isSourceMap } from '../http/paths';
import { publishedUrl, type PublishedRemote, type ReadPublished } from '../registry';
import type { FileStore } from './file-store';

const PAUSE_MS = 30_000;
/** Maximum releases of each remote that are copied: active ones, and those to which browsers or a rollback fall back. */
const RELEASES = 3;

/** Copies on this server of the files that visitors may get, which it serves while the bucket or the database is down. */
interface ActiveCopies {
  /** Reads the published remotes, and copies files of active releases in the background if they are not copied yet. */
  readonly readPublished: ReadPublished;
  /** Looks at every copy again. */
  readonly renew: () => Promise<void>;
}

/** Lists the files of a remote that this server has, without source maps. */
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

export function activeCopies(
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
