import type { FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { integrityOf } from '../file-store';
import { isApiPath, pathOf } from '../http/paths';
import type { ResolutionLayer, ServedRemote } from '../registry';
import { affectsFile } from './affected-files';
import { alteredCode, isCodeFault, type CodeFault } from './altered-code';
import type { ReadIntactFile, ReleaseLocation } from './intact-files';
import { hasAttemptsLeft, type StoredFault } from './lab-faults';
import { labToken, findSession, startLabPage, type LabSession } from './store';

/** Other host name of this machine. A local server responds at both names. */
const NAMESAKES: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Returns another origin of this server: the configured one, or the other host name of this machine. */
export function otherOriginOf(
  { protocol, hostname, port }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>,
  configured: string | undefined,
): string | undefined {
  const namesake = NAMESAKES[hostname];
  if (configured !== undefined || namesake === undefined) return configured;
  return new URL(`${protocol}://${namesake}:${port ?? ''}`).origin;
}

interface Place {
  readonly token: string;
  readonly elsewhere: string | undefined;
}

function labUrl(
  { token, elsewhere = '' }: Place,
  name: string,
  version: string,
  faults: readonly StoredFault[],
): string {
  const origin = faults.some(({ fault }) => fault === 'no-cors') ? elsewhere : '';
  return `${origin}/lab/${token}/${name}/${version}/`;
}

type Released = ReleaseLocation & Pick<ServedRemote, 'integrity'>;

type HashCache = Map<string, string>;
const MAX_HASHES = 500;

interface Effects {
  readonly read: ReadIntactFile;
  readonly hashes: HashCache;
}

async function alteredHash(
  { read, hashes }: Effects,
  fault: CodeFault,
  release: Released,
  path: string,
): Promise<string | undefined> {
  const name = fault.remote;
  const key = `${release.integrity[path]} ${name} ${fault.stage} ${fault.fault}`;
  const cachedHash = hashes.get(key);
  if (cachedHash) return cachedHash;
  const file = await read(name, release.version, path, release);
  if (!file) return undefined;
  const hash = integrityOf(alteredCode(fault, file.content));
  if (hashes.size >= MAX_HASHES) hashes.clear();
  hashes.set(key, hash);
  return hash;
}

/** Returns the release with the lab's URL, and with hashes of altered files next to those of intact files. */
async function throughLab<R extends Released>(
  effects: Effects,
  place: Place,
  name: string,
  release: R,
  faults: readonly StoredFault[],
): Promise<R> {
  const integrity = { ...release.integrity };
  for (const fault of faults) {
    if (!isCodeFault(fault)) continue;
    for (const path of Object.keys(integrity).filter((key) => affectsFile(fault, key, release.entry))) {
      const hash = await alteredHash(effects, fault, release, path);
      if (hash !== undefined && !integrity[path]?.includes(hash)) integrity[path] = `${integrity[path]} ${hash}`;
    }
  }
  return { ...release, url: labUrl(place, name, release.version, faults), integrity };
}

async function remoteThroughLab(
  effects: Effects,
  place: Place,
  faults: readonly StoredFault[],
  remote: ServedRemote,
): Promise<ServedRemote> {
  const own = faults.filter((fault) => fault.remote === remote.name && hasAttemptsLeft(fault));
  if (own.length === 0) return remote;
  const release = await throughLab(effects, place, remote.name, remote, own);
  const alsoPrevious = own.filter(({ previous }) => previous);
  if (!remote.previous || alsoPrevious.length === 0) return release;
  return { ...release, previous: await throughLab(effects, place, remote.name, remote.previous, alsoPrevious) };
}

export function isLabActive({ faults, timeoutMs }: LabSession): boolean {
  return faults.length > 0 || timeoutMs !== null;
}

/** Returns the layer that loads remotes with faults from the lab, and lists the faults in the registry. */
export function labLayer(db: Database, read: ReadIntactFile, origin: string | undefined): ResolutionLayer {
  const effects: Effects = { read, hashes: new Map() };
  return async (resolution, request) => {
    const session = await findSession(db, labToken(request));
    if (!session || !isLabActive(session)) return resolution;
    if (!isApiPath(pathOf(request))) await startLabPage(db, session.token);
    const place = { token: session.token, elsewhere: otherOriginOf(request, origin) };
    const remotes = await Promise.all(
      resolution.remotes.map(async (remote) => remoteThroughLab(effects, place, session.faults, remote)),
    );
    const faults = session.faults.map(({ remote, stage, fault, left }) => ({ remote, stage, fault, left }));
    return { ...resolution, remotes, lab: { faults, timeout_ms: session.timeoutMs } };
  };
}
