import type { ReleaseHistory, RemoteReleases } from '../../contract';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import type { NameOf } from '../signing/release-keys';
import { describeCanary, describeHistory } from './describe';
import { stateAfter } from './remote-state';
import { findAllActivations } from './activation-store';

type ActiveVersions = Pick<RemoteReleases, 'stable' | 'canary' | 'built' | 'earlier' | 'frozen'>;

/** By the name of the remote: what is active of it, and its switches, newest first. */
interface AllRemotes {
  readonly active: ReadonlyMap<string, ActiveVersions>;
  readonly switches: ReadonlyMap<string, ReleaseHistory['switches']>;
}

/** Describes every remote that has a build next to the server or was ever switched. */
export async function describeAll(db: Database, builds: Builds, nameOf: NameOf): Promise<AllRemotes> {
  const found = await findAllActivations(db);
  const names = new Set(found.map(({ name }) => name));
  const all = new Map([...names].map((name) => [name, found.filter((one) => one.name === name)]));
  const built = new Map(builds.remotes.map(({ manifest }) => [manifest.name, manifest.version]));
  const activeOf = (name: string): ActiveVersions => {
    const { stable, canary, earlier, isFrozen = false } = stateAfter(all.get(name) ?? []);
    const active = { stable: stable ?? null, canary: describeCanary(canary), built: built.get(name) ?? null };
    return { ...active, earlier: [...earlier], frozen: isFrozen };
  };
  return {
    active: new Map([...new Set([...built.keys(), ...all.keys()])].map((name) => [name, activeOf(name)])),
    switches: new Map([...all].map(([name, switches]) => [name, describeHistory(name, switches, [], nameOf).switches])),
  };
}
