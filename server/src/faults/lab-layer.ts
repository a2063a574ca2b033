import type { FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { isApiPath, pathOf } from '../http/not-found';
import type { Resolution, ResolutionLayer, ServedRemote } from '../releases/resolution';
import { alteredCode, hashOf, isCodeStage, type CodeStage } from './altered-code';
import { labToken } from './cookie';
import { concernsFile } from './files';
import { isOpen, toLabFault, type StoredFault } from './session';
import type { Place, ReadWhole } from './source';
import { findSession, startPage, type LabSession } from './store';

/** Where the lab answers for a release's files, with a final slash. */
export function labUrl(token: string, name: string, version: string): string {
  return `/lab/${token}/${name}/${version}/`;
}

type Released = Place & Pick<ServedRemote, 'integrity'>;

/** Hashes of altered files, by the hash of the file as it is and what was done to it. */
type HashMemory = Map<string, string>;
const REMEMBERED = 500;

interface Effects {
  readonly read: ReadWhole;
  readonly memory: HashMemory;
}

async function alteredHash(
  { read, memory }: Effects,
  name: string,
  release: Released,
  path: string,
  stage: CodeStage,
): Promise<string | undefined> {
  const key = `${release.integrity[path]} ${name} ${stage}`;
  const known = memory.get(key);
  if (known) return known;
  const file = await read(name, release.version, path, release);
  if (!file) return undefined;
  const hash = hashOf(alteredCode(stage, name, file.content));
  if (memory.size >= REMEMBERED) memory.clear();
  memory.set(key, hash);
  return hash;
}

/** The same release at the lab's address. Code that a fault alters may run too; the file as it is stays good. */
async function throughLab<R extends Released>(
  effects: Effects,
  token: string,
  name: string,
  release: R,
  faults: readonly StoredFault[],
): Promise<R> {
  const integrity = { ...release.integrity };
  for (const fault of faults) {
    const { stage } = fault;
    if (!isCodeStage(stage)) continue;
    for (const path of Object.keys(integrity).filter((one) => concernsFile(fault, one, release.entry))) {
      const hash = await alteredHash(effects, name, release, path, stage);
      if (hash !== undefined && !integrity[path]?.includes(hash)) integrity[path] = `${integrity[path]} ${hash}`;
    }
  }
  return { ...release, url: labUrl(token, name, release.version), integrity };
}

async function remoteThroughLab(
  effects: Effects,
  { token, faults }: LabSession,
  remote: ServedRemote,
): Promise<ServedRemote> {
  const meant = faults.filter((fault) => fault.remote === remote.name && isOpen(fault));
  if (meant.length === 0) return remote;
  const release = await throughLab(effects, token, remote.name, remote, meant);
  const alsoPrevious = meant.filter(({ previous }) => previous);
  if (!remote.previous || alsoPrevious.length === 0) return release;
  return { ...release, previous: await throughLab(effects, token, remote.name, remote.previous, alsoPrevious) };
}

/** Whether the session changes anything in the browser. */
export function isOn({ faults, timeoutMs }: LabSession): boolean {
  return faults.length > 0 || timeoutMs !== null;
}

/** For a tester's browser, the remotes with faults come from the lab's address, and the page is told of the lab. */
export function labLayer(db: Database, read: ReadWhole): ResolutionLayer {
  const effects: Effects = { read, memory: new Map() };
  return async (resolution: Resolution, request: FastifyRequest) => {
    const session = await findSession(db, labToken(request));
    if (!session || !isOn(session)) return resolution;
    if (!isApiPath(pathOf(request))) await startPage(db, session.token);
    const remotes = await Promise.all(
      resolution.remotes.map(async (remote) => remoteThroughLab(effects, session, remote)),
    );
    return { ...resolution, remotes, lab: { faults: session.faults.map(toLabFault), timeout_ms: session.timeoutMs } };
  };
}
