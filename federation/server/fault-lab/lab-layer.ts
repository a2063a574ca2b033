import type { Database } from '../database';
import { isApiPath, pathOf } from '../http/paths';
import type { ResolutionLayer, ServedRemote } from '../registry';
import { affectsFile } from './affected-files';
import { alteredCode, hashOf, isCodeStage, type CodeStage } from './altered-code';
import { labToken } from './cookie';
import type { ReadIntact, ReleaseLocation } from './intact-files';
import { isOpen, toLabFault, type StoredFault } from './lab-faults';
import { findSession, startPage, type LabSession } from './store';

/** Where the lab serves a release's files, with a final slash. */
function labUrl(token: string, name: string, version: string): string {
  return `/lab/${token}/${name}/${version}/`;
}

type Released = ReleaseLocation & Pick<ServedRemote, 'integrity'>;

/** Hashes of altered files, by the hash of the intact file and what was done to it. */
type HashCache = Map<string, string>;
const MAX_HASHES = 500;

interface Effects {
  readonly read: ReadIntact;
  readonly hashes: HashCache;
}

async function alteredHash(
  { read, hashes }: Effects,
  name: string,
  release: Released,
  path: string,
  stage: CodeStage,
): Promise<string | undefined> {
  const key = `${release.integrity[path]} ${name} ${stage}`;
  const known = hashes.get(key);
  if (known) return known;
  const file = await read(name, release.version, path, release);
  if (!file) return undefined;
  const hash = hashOf(alteredCode(stage, name, file.content));
  if (hashes.size >= MAX_HASHES) hashes.clear();
  hashes.set(key, hash);
  return hash;
}

/** The same release at the lab's URL. Code that a fault alters may run too; the hash of the intact file stays valid. */
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
    for (const path of Object.keys(integrity).filter((one) => affectsFile(fault, one, release.entry))) {
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
  const own = faults.filter((fault) => fault.remote === remote.name && isOpen(fault));
  if (own.length === 0) return remote;
  const release = await throughLab(effects, token, remote.name, remote, own);
  const alsoPrevious = own.filter(({ previous }) => previous);
  if (!remote.previous || alsoPrevious.length === 0) return release;
  return { ...release, previous: await throughLab(effects, token, remote.name, remote.previous, alsoPrevious) };
}

/** Whether the session changes anything in the browser. */
export function isOn({ faults, timeoutMs }: LabSession): boolean {
  return faults.length > 0 || timeoutMs !== null;
}

/** For a tester's browser, remotes with faults are served from the lab's URLs, and the registry lists the faults. */
export function labLayer(db: Database, read: ReadIntact): ResolutionLayer {
  const effects: Effects = { read, hashes: new Map() };
  return async (resolution, request) => {
    const session = await findSession(db, labToken(request));
    if (!session || !isOn(session)) return resolution;
    if (!isApiPath(pathOf(request))) await startPage(db, session.token);
    const remotes = await Promise.all(
      resolution.remotes.map(async (remote) => remoteThroughLab(effects, session, remote)),
    );
    return { ...resolution, remotes, lab: { faults: session.faults.map(toLabFault), timeout_ms: session.timeoutMs } };
  };
}
