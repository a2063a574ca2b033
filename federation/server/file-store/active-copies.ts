import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseFile } from '../../contract';
import { isSourceMap } from '../http/paths';
import { publishedUrl, type PublishedRemote, type ReadPublished } from '../registry';
import type { FileStore } from './file-store';

const PAUSE_MS = 30_000;
/** Maximum number of copied releases of each remote, including those for a fallback or rollback. */
const RELEASES = 3;

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

/** Creates copies of active releases on this server's disk, for outages of the bucket or the database. */
export function createActiveReleaseCopies(
  { copy }: Pick<FileStore, 'copy'>,
  read: ReadPublished,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  let copied: readonly PublishedRemote[] | undefined;
  const copyFiles = async (remotes: readonly PublishedRemote[]) => {
    copied = remotes;
    try {
      await copy(remotes.flatMap(filesOf));
    } catch (error) {
      log.warn({ err: error }, 'files of active releases cannot be copied; a page tries again later');
      setTimeout(() => (copied = undefined), PAUSE_MS).unref();
    }
  };

  return {
    readPublished: async (): Promise<readonly PublishedRemote[]> => {
      const remotes = await read();
      if (remotes !== copied) void copyFiles(remotes);
      return remotes;
    },
    /** Copies those files of active releases that this server's disk lacks, and marks every copy as used. */
    renew: async () => copyFiles(await read()),
  };
}
