import type { FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { integrityOf } from '../file-store/file-store';
import { isApiPath, pathOf } from '../http/paths';
import type { ResolutionLayer, ServedRemote } from '../registry/resolution';
import { affectsFile, hasAttemptsLeft, type StoredFault } from './lab-faults';
import { alteredCode, isCodeFault } from './altered-code';
import type { ReadIntactFile, ReleaseLocation } from './intact-files';
import { LAB_COOKIE, findLabSession, resetStoredFaults, type LabSession } from './store';

/** Other host name of this machine. A local server responds at both names. */
const NAMESAKES: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * Returns the configured second origin, else this origin with `localhost` and `127.0.0.1` exchanged; undefined elsewhere.
 */
export function otherOriginOf(
  { protocol, hostname, port }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>,
  configured: string | undefined,
): string | undefined {
  const namesake = NAMESAKES[hostname];
  if (configured !== undefined || namesake === undefined) return configured;
  return new URL(`${protocol}://${namesake}:${port ?? ''}`).origin;
}

type Released = ReleaseLocation & Pick<ServedRemote, 'integrity'>;

export function isLabActive({ faults, timeoutMs }: LabSession): boolean {
  return faults.length > 0 || timeoutMs !== null;
}

/** Returns the layer that loads remotes with faults from the lab, and lists the faults in the registry. */
export function createLabLayer(db: Database, read: ReadIntactFile, origin: string | undefined): ResolutionLayer {
  /** Adds hashes of altered files next to those of intact files. */
  const alteredHashes = async (release: Released, faults: readonly StoredFault[]) => {
    const integrity = { ...release.integrity };
    for (const fault of faults.filter(isCodeFault)) {
      for (const path of Object.keys(integrity).filter((key) => affectsFile(fault, key, release.entry))) {
        const file = await read(fault.remote, release.version, path, release);
        const hash = file && integrityOf(alteredCode(fault, file.content));
        if (hash !== undefined && !integrity[path]?.includes(hash)) integrity[path] = `${integrity[path]} ${hash}`;
      }
    }
    return integrity;
  };

  return async (resolution, request) => {
    const session = await findLabSession(db, request.cookies[LAB_COOKIE]);
    if (!session || !isLabActive(session)) return resolution;
    if (!isApiPath(pathOf(request))) await resetStoredFaults(db, session.token);
    const otherOrigin = otherOriginOf(request, origin) ?? '';

    const throughLab = async <R extends Released>(name: string, release: R, faults: readonly StoredFault[]) => {
      const at = faults.some(({ fault }) => fault === 'no-cors') ? otherOrigin : '';
      const url = `${at}/lab/${session.token}/${name}/${release.version}/`;
      return { ...release, url, integrity: await alteredHashes(release, faults) };
    };
    const remotes = resolution.remotes.map(async (remote): Promise<ServedRemote> => {
      const { name, previous } = remote;
      const faultsOfRemote = session.faults.filter((fault) => fault.remote === name && hasAttemptsLeft(fault));
      if (faultsOfRemote.length === 0) return remote;
      const release = await throughLab(name, remote, faultsOfRemote);
      const alsoPrevious = faultsOfRemote.filter((fault) => fault.previous);
      if (!previous || alsoPrevious.length === 0) return release;
      return { ...release, previous: await throughLab(name, previous, alsoPrevious) };
    });
    const faults = session.faults.map(({ remote, stage, fault, left }) => ({ remote, stage, fault, left }));
    return { ...resolution, remotes: await Promise.all(remotes), lab: { faults, timeout_ms: session.timeoutMs } };
  };
}
