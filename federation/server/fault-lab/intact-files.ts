import type { RegistryRemote } from '../../contract';
import { contentTypeOf, type ReadReleaseFile } from '../publishing/release-files';
import type { Resolution } from '../registry/resolution';
import type { IntactFile } from './fault-engine';

const FETCH_MS = 20_000;
const MAX_BYTES = 10 * 1024 * 1024;
const PLAIN_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export type ReleaseLocation = Pick<RegistryRemote, 'version' | 'url' | 'entry'>;

/** Returns the location of a version that the visitor gets now; undefined for other versions. */
export function locateRelease(
  { remotes }: Resolution,
  name: string,
  version: string,
): { location: ReleaseLocation; isPrevious: boolean } | undefined {
  const remote = remotes.find((candidate) => candidate.name === name);
  if (remote?.version === version) return { location: remote, isPrevious: false };
  if (remote?.previous?.version === version) return { location: remote.previous, isPrevious: true };
  return undefined;
}

const isElsewhere = (url: string) => /^https?:\/\//.test(url);

async function fetchFile(url: string): Promise<IntactFile | undefined> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_MS) }).catch(
    () => undefined,
  );
  if (!response?.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) return undefined;
  const content = Buffer.from(await response.arrayBuffer());
  return content.length > MAX_BYTES
    ? undefined
    : { content, type: response.headers.get('content-type') ?? contentTypeOf(url) };
}

/** Functions that read this server's files: `readFile` for versions that the visitor gets, else `readPublicFile`. */
export interface FileReaders {
  readonly readFile: ReadReleaseFile;
  readonly readPublicFile: ReadReleaseFile;
}

export type ReadIntactFile = ReturnType<typeof intactFileReader>;

export function intactFileReader({ readFile, readPublicFile }: FileReaders) {
  return async (
    name: string,
    version: string,
    path: string,
    location: ReleaseLocation | undefined,
  ): Promise<IntactFile | undefined> => {
    if (!PLAIN_PATH.test(path)) return undefined;
    if (location && isElsewhere(location.url)) return fetchFile(`${location.url}${path}`);
    return (location ? readFile : readPublicFile)(name, version, path);
  };
}
