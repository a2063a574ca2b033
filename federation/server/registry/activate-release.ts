import type { ReleaseManifest } from '../../contract';
import { checkCompatibility } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import type { Database, Transaction } from '../database';
import { ApiError } from '../http';
import { decideAutomaticRollback, decideActivation, isActivation, type ActivationCommand } from './activation-decision';
import {
  deleteRelease,
  findActiveReleasesOfOthers,
  findLastActivation,
  findLastVersionChange,
  findReleases,
  findRemote,
  lockActivations,
  saveActivation,
  type StoredActivation,
  type StoredRelease,
} from './activation-store';
import { pathConflict } from './path-conflict';
import { isRollback, NO_RELEASE_VERSION, type Remote, type RemoteState } from './remote-state';

interface Rollback {
  readonly name: string;
  readonly last: Pick<StoredActivation, 'action' | 'from' | 'version' | 'reason' | 'at'> | undefined;
  readonly version: string;
  /** True if a user named the version. */
  readonly isChosen: boolean;
  readonly isBuilt: boolean;
}

const nameOf = (version: string | null, isBuilt: boolean) => {
  if (version !== NO_RELEASE_VERSION && version !== null) return version;
  return isBuilt ? 'the build next to the server' : 'nothing';
};

/** Returns the question to confirm if the remote was just rolled back or visitors would get nothing. */
export function rollbackConfirmation({ name, last, version, isChosen, isBuilt }: Rollback): string | undefined {
  const isRepeated = !isChosen && last !== undefined && isRollback(last);
  const leavesNothing = version === NO_RELEASE_VERSION && !isBuilt;
  if (!isRepeated && !leavesNothing) return undefined;
  const before = isRepeated
    ? `${name} was rolled back ${last.action === 'automatic' ? 'automatically ' : ''}already, from ${nameOf(last.from, isBuilt)} to ${nameOf(last.version, isBuilt)} at ${last.at.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${last.reason} `
    : '';
  const next = leavesNothing
    ? `This rollback leaves visitors with nothing of ${name}: its pages no longer exist.`
    : `This rollback is one more: everyone gets ${nameOf(version, isBuilt)}.`;
  return before + next;
}

const FROZEN = 'It is frozen: nothing can be activated until an operator unfreezes it. A step back is possible.';

const neverActive = (name: string, version: string) =>
  `${name} ${version} was never active for all visitors: only its team activates it. An operator rolls back to what was.`;

export interface ActivationOrder {
  readonly name: string;
  readonly command: ActivationCommand;
  readonly reason: string;
  readonly by: string;
  /** True for an operator's command. Only teams can activate releases. */
  readonly isOperators: boolean;
}

export interface ActivationOutcome {
  readonly state: RemoteState;
  /** False if the command changed nothing, because the state was already as requested. */
  readonly isChanged: boolean;
  readonly removed?: ReleaseManifest;
}

function find({ name, versions }: Remote, published: readonly StoredRelease[], version: string): ReleaseManifest {
  const release = published.find((one) => one.version === version);
  if (release) return release.manifest;
  if (versions[version] === 'removed') throw new ApiError(404, `${name} ${version} was removed.`);
  const newestVersions = published.slice(0, 10).map((one) => one.version);
  throw new ApiError(404, `${name} ${version} is not published. Published: ${newestVersions.join(', ')}.`);
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

/** Throws 409 for the removal of a version that visitors get because newer releases do not fit the running shell. */
function refuseInUse(
  { offering }: Builds,
  published: readonly StoredRelease[],
  state: RemoteState,
  version: string,
): void {
  if (!offering) return;
  const used = [state.stable, ...state.earlier]
    .map((one) => published.find((release) => release.version === one)?.manifest)
    .find((manifest) => manifest && checkCompatibility(manifest, offering).isCompatible);
  if (used?.version !== version) return;
  throw new ApiError(
    409,
    `${version} is what visitors get, as ${state.stable} is incompatible with the running shell.`,
  );
}

/**
 * Throws 409 if another remote has one of the release's pages. Builds of remotes with an active release do not count.
 */
async function refuseConflict(transaction: Transaction, { remotes }: Builds, manifest: ReleaseManifest): Promise<void> {
  const active = await findActiveReleasesOfOthers(transaction, manifest.name);
  const built = remotes
    .map((build) => build.manifest)
    .filter(({ name }) => active.every((other) => other.name !== name));
  const problem = pathConflict(manifest, [...built, ...active]);
  if (problem !== undefined) throw new ApiError(409, problem);
}

/**
 * Changes which release of a remote visitors get, or which releases can be activated. Throws 404, 409 or 422 with the
 * reason, 428 with a rollback's question to confirm, and 403 for an operator's rollback to a version that was never
 * active.
 */
export async function activateRelease(
  db: Database,
  builds: Builds,
  { name, command, reason, by, isOperators }: ActivationOrder,
): Promise<ActivationOutcome> {
  return db.transaction(async (transaction) => {
    await lockActivations(transaction);
    const published = await findReleases(transaction, name);
    const isBuilt = builds.remotes.some(({ manifest }) => manifest.name === name);
    const canExist = isBuilt && (command.action === 'freeze' || command.action === 'unfreeze');
    if (published.length === 0 && !canExist) throw new ApiError(404, `${name} has no published release.`);
    const remote = await findRemote(transaction, name);
    if (remote.isFrozen && isActivation(remote, command)) {
      const freeze = await findLastActivation(transaction, name, ['freeze']);
      throw new ApiError(409, `${FROZEN} (${freeze?.reason ?? ''})`);
    }
    const { change, isChosen } = decideActivation(remote, command);
    if (!change) return { state: remote, isChanged: false };
    const { version } = change;
    if (isChosen && version !== NO_RELEASE_VERSION) {
      const manifest = find(remote, published, version);
      refuseIncompatible(builds, manifest);
      await refuseConflict(transaction, builds, manifest);
      if (isOperators && remote.versions[version] !== 'everyone') throw new ApiError(403, neverActive(name, version));
    }
    if (command.action === 'rollback' && command.confirm !== true) {
      const last = await findLastVersionChange(transaction, name);
      const question = rollbackConfirmation({ name, last, version, isChosen, isBuilt });
      if (question !== undefined) throw new ApiError(428, question);
    }
    let removed: ReleaseManifest | undefined;
    if (change.action === 'remove') {
      removed = find(remote, published, version);
      refuseInUse(builds, published, remote, version);
      await deleteRelease(transaction, name, version);
    }
    const state = await saveActivation(transaction, remote, { change, reason, by });
    return { state, isChanged: true, ...(removed && { removed }) };
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
