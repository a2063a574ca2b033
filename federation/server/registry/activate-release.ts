import type { ReleaseManifest } from '../../contract';
import { compatibilityProblem } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import { pathConflict } from '../builds/release-rules';
import type { Database } from '../database';
import { ApiError } from '../http';
import {
  conflictError,
  decideActivation,
  decideAutomaticRollback,
  isNewReleaseActivation,
  isRollback,
  NO_RELEASE_VERSION,
  selectsVersion,
  type ActivationCommand,
  type RemoteState,
} from './remote-state';
import type { Remote } from './schema';
import {
  deleteRelease,
  findLastActivation,
  findReleases,
  findReleasesOfOthers,
  findRemote,
  lockActivations,
  saveActivation,
  type StoredActivation,
  type StoredRelease,
} from './store';

interface Rollback {
  readonly name: string;
  readonly last: Pick<StoredActivation, 'action' | 'from' | 'version' | 'reason' | 'at'> | undefined;
  readonly version: string;
  /** True if a user named the version. */
  readonly isChosen: boolean;
  readonly isBuilt: boolean;
}

/** Returns the question to confirm if the remote was just rolled back or visitors would get nothing. */
export function rollbackConfirmation({ name, last, version, isChosen, isBuilt }: Rollback): string | undefined {
  const isRepeated = !isChosen && last !== undefined && isRollback(last);
  const leavesNothing = version === NO_RELEASE_VERSION && !isBuilt;
  if (!isRepeated && !leavesNothing) return undefined;
  const nameOf = (given: string | null) =>
    given === null || given === NO_RELEASE_VERSION ? (isBuilt ? 'the build next to the server' : 'nothing') : given;
  const before = isRepeated
    ? `${name} was rolled back ${last.action === 'automatic' ? 'automatically ' : ''}already, from ${nameOf(last.from)} to ${nameOf(last.version)} at ${last.at.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${last.reason} `
    : '';
  const next = leavesNothing
    ? `This rollback leaves visitors with nothing of ${name}: its pages no longer exist.`
    : `This rollback is one more: everyone gets ${nameOf(version)}.`;
  return before + next;
}

export interface ActivationRequest {
  readonly name: string;
  readonly command: ActivationCommand;
  readonly reason: string;
  readonly by: string;
  /** True for an operator's command. Only teams can activate releases. */
  readonly isOperators: boolean;
}

function requireRelease(
  { name, versions }: Remote,
  published: readonly StoredRelease[],
  version: string,
): ReleaseManifest {
  const release = published.find((candidate) => candidate.version === version);
  if (release) return release.manifest;
  if (versions[version] === 'removed') throw new ApiError(404, `${name} ${version} was removed.`);
  const newestVersions = published.slice(0, 10).map((candidate) => candidate.version);
  throw new ApiError(404, `${name} ${version} is not published. Published: ${newestVersions.join(', ')}.`);
}

/** Throws 409 for the removal of a version that visitors get because newer releases do not fit the running shell. */
function refuseInUse(
  { offering }: Builds,
  published: readonly StoredRelease[],
  { stable, earlier }: RemoteState,
  version: string,
): void {
  const used = [stable, ...earlier]
    .map((stored) => published.find((release) => release.version === stored)?.manifest)
    .find((manifest) => manifest && offering && compatibilityProblem(manifest, offering) === undefined);
  if (used?.version !== version) return;
  throw conflictError(`${version} is what visitors get, as ${stable} is incompatible with the running shell.`);
}

/**
 * Changes which release of a remote visitors get, or which releases can be activated; `isChanged` is false if the state
 * was already as requested. Throws 404, 409 or 422 with the reason, 428 with a rollback's question to confirm, and 403
 * for an operator's rollback to a version that was never active.
 */
export async function activateRelease(
  db: Database,
  builds: Builds,
  { name, command, reason, by, isOperators }: ActivationRequest,
): Promise<{ state: RemoteState; isChanged: boolean }> {
  const { offering, remotes } = builds;
  return db.transaction(async (transaction) => {
    await lockActivations(transaction);
    const published = await findReleases(transaction, name);
    const isBuilt = remotes.some(({ manifest }) => manifest.name === name);
    const canExist = isBuilt && (command.action === 'freeze' || command.action === 'unfreeze');
    if (published.length === 0 && !canExist) throw new ApiError(404, `${name} has no published release.`);
    const remote = await findRemote(transaction, name);
    if (remote.isFrozen && isNewReleaseActivation(remote, command)) {
      const freeze = await findLastActivation(transaction, name, ['freeze']);
      throw conflictError(
        `It is frozen: nothing can be activated until an operator unfreezes it. A step back is possible. (${freeze?.reason ?? ''})`,
      );
    }
    const change = decideActivation(remote, command);
    if (!change) return { state: remote, isChanged: false };
    const { version } = change;
    const isChosen = selectsVersion(command);
    if (isChosen && version !== NO_RELEASE_VERSION) {
      const manifest = requireRelease(remote, published, version);
      const incompatibility = offering && compatibilityProblem(manifest, offering);
      if (incompatibility !== undefined) {
        throw conflictError(`${name} ${version} is incompatible with the running shell: ${incompatibility}.`);
      }
      const active = await findReleasesOfOthers(transaction, name, 'active');
      const activeNames = new Set(active.map((other) => other.name));
      const built = remotes.map((build) => build.manifest).filter((other) => !activeNames.has(other.name));
      const problem = pathConflict(manifest, [...built, ...active]);
      if (problem !== undefined) throw conflictError(problem);
      if (isOperators && remote.versions[version] !== 'everyone') {
        throw new ApiError(
          403,
          `${name} ${version} was never active for all visitors: only its team activates it. An operator rolls back to what was.`,
        );
      }
    }
    if (command.action === 'rollback' && command.confirm !== true) {
      const last = await findLastActivation(transaction, name);
      const question = rollbackConfirmation({ name, last, version, isChosen, isBuilt });
      if (question !== undefined) throw new ApiError(428, question);
    }
    if (change.action === 'remove') {
      requireRelease(remote, published, version);
      refuseInUse(builds, published, remote, version);
      await deleteRelease(transaction, name, version);
    }
    const state = await saveActivation(transaction, remote, { change, reason, by });
    return { state, isChanged: true };
  });
}

/**
 * Rolls back a version that fails to load: to the stable version, the previous stable version, the build next to the
 * server, or nothing. Resolves to the version that is active now (`built` for none), or undefined if visitors do not
 * get the version. `onlyToRelease` excludes rollbacks to no release.
 */
export async function rollBackAutomatically(
  db: Database,
  name: string,
  version: string,
  reason: string,
  { onlyToRelease = false } = {},
): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    await lockActivations(transaction);
    const remote = await findRemote(transaction, name);
    const change = decideAutomaticRollback(remote, version);
    if (!change || (onlyToRelease && change.version === NO_RELEASE_VERSION)) return undefined;
    await saveActivation(transaction, remote, { change, reason, by: 'server' });
    return change.version;
  });
}
