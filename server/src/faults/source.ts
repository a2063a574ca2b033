import type { FastifyRequest } from 'fastify';
import type { RegistryRemote } from '@verdant/federation/contract';
import { contentTypeOf, type ReadReleaseFile } from '../releases/read-file';
import type { Resolution } from '../releases/resolution';
import type { WholeFile } from './answer';

const FETCH_MS = 20_000;
const MAX_BYTES = 10 * 1024 * 1024;
const PLAIN_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Where the files of one release are. */
export type Place = Pick<RegistryRemote, 'version' | 'url' | 'entry'>;

/** What a visitor would get without the lab. */
export type ResolveWithoutLab = (request: FastifyRequest) => Promise<Resolution>;

/** The place of a version in what the visitor gets now; undefined for one of an older page. */
export function placeOf(
  { remotes }: Resolution,
  name: string,
  version: string,
): { place: Place; isPrevious: boolean } | undefined {
  const remote = remotes.find((one) => one.name === name);
  if (remote?.version === version) return { place: remote, isPrevious: false };
  if (remote?.previous?.version === version) return { place: remote.previous, isPrevious: true };
  return undefined;
}

const isElsewhere = (url: string) => /^https?:\/\//.test(url);

async function fetchFile(address: string): Promise<WholeFile | undefined> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(FETCH_MS) }).catch(
    () => undefined,
  );
  if (!answer?.ok || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) return undefined;
  const content = Buffer.from(await answer.arrayBuffer());
  return content.length > MAX_BYTES
    ? undefined
    : { content, type: answer.headers.get('content-type') ?? contentTypeOf(address) };
}

export type ReadWhole = (
  name: string,
  version: string,
  path: string,
  place: Place | undefined,
) => Promise<WholeFile | undefined>;

/** Reads a release's file as it is, from this server or from where its publisher keeps it. */
export function wholeFileReader(readReleaseFile: ReadReleaseFile): ReadWhole {
  return async (name, version, path, place) => {
    if (!PLAIN_PATH.test(path)) return undefined;
    if (place && isElsewhere(place.url)) return fetchFile(`${place.url}${path}`);
    return readReleaseFile(name, version, path, place?.url);
  };
}
