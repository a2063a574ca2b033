import type { ReleaseManifest } from '../../contract';
import { checkCompatibility } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import type { Database, Transaction } from '../database';
import { ApiError } from '../http';
import { pathConflict } from './path-conflict';
import { afterActivation, WITHOUT_RELEASE, type RemoteState } from './remote-state';
import { decideAutomatic, decideActivation, type ActivationCommand } from './activation-decision';
import {
  findActiveOfOthers,
  findReleases,
  findState,
  lockActivations,
  saveActivation,
  type StoredRelease,
} from './activation-store';

export interface Order {
  readonly name: string;
  readonly command: ActivationCommand;
  readonly reason: string;
  readonly by: string;
}

export interface Activated {
  readonly state: RemoteState;
  /** False when everything was as requested already; then nothing is written. */
  readonly isChanged: boolean;
}

function find(published: readonly StoredRelease[], name: string, version: string): ReleaseManifest {
  const release = published.find((one) => one.version === version);
  if (release) return release.manifest;
  const known = published.slice(0, 10).map((one) => one.version);
  throw new ApiError(404, `${name} ${version} is not published. Published: ${known.join(', ')}.`);
}

function refuseIncompatible({ offering }: Builds, manifest: ReleaseManifest): void {
  if (!offering) return;
  const compatibility = checkCompatibility(manifest, offering);
  if (!compatibility.isCompatible) {
    throw new ApiError(
      409,
      `${manifest.name} ${manifest.version} is incompatible with the running shell: ${compatibility.reason}.`,
    );
  }
}

/** A build conflicts only where it is served: where its remote has no active release. */
async function refuseConflict(transaction: Transaction, { remotes }: Builds, manifest: ReleaseManifest): Promise<void> {
  const active = await findActiveOfOthers(transaction, manifest.name);
  const built = remotes
    .map((build) => build.manifest)
    .filter(({ name }) => active.every((other) => other.name !== name));
  const problem = pathConflict(manifest, [...built, ...active]);
  if (problem !== undefined) throw new ApiError(409, problem);
}

/**
 * Switches what visitors get of a remote, on all servers with their next page. A chosen version must be published, be compatible
 * with the running host and claim no page of another remote; a step back is never refused. Throws 404, 409 or 422 with the
 * reason.
 */
export async function activateRelease(
  db: Database,
  builds: Builds,
  { name, command, reason, by }: Order,
): Promise<Activated> {
  return db.transaction(async (transaction) => {
    await lockActivations(transaction);
    const published = await findReleases(transaction, name);
    if (published.length === 0) throw new ApiError(404, `${name} has no published release.`);
    const state = await findState(transaction, name);
    const { change, isChosen } = decideActivation(state, command);
    if (!change) return { state, isChanged: false };
    if (isChosen && change.version !== WITHOUT_RELEASE) {
      const manifest = find(published, name, change.version);
      refuseIncompatible(builds, manifest);
      await refuseConflict(transaction, builds, manifest);
    }
    await saveActivation(transaction, { name, change, reason, by });
    return { state: afterActivation(state, change), isChanged: true };
  });
}

/**
 * Rolls back a version that fails to load: a canary ends, a stable version is replaced by the previous stable one, a
 * first release by the build next to the server or by nothing. Does nothing when visitors do not (or no longer) get the
 * version, so that several servers may do the same at once. Resolves to the version that is active now (`built` for
 * none), or undefined when nothing was done.
 */
export async function automaticRollback(
  db: Database,
  name: string,
  version: string,
  reason: string,
): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    await lockActivations(transaction);
    const change = decideAutomatic(await findState(transaction, name), version);
    if (change) await saveActivation(transaction, { name, change, reason, by: 'server' });
    return change?.version;
  });
}
