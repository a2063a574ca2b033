import * as v from 'valibot';
import { isVersion } from '../../contract/compatibility';
import { ApiError } from '../http';
import type { activationActions, Remote } from './schema';

/** Version in the history after which visitors get the build next to the server, or nothing. */
export const NO_RELEASE_VERSION = 'built';

/** Returns null in place of `NO_RELEASE_VERSION`, as the API does. */
export const releaseOrNull = (version: string | null) => (version === NO_RELEASE_VERSION ? null : version);

/** An entry of a remote's history. `version` is the new version, or the removed one. */
export interface Activation {
  readonly version: string;
  readonly action: (typeof activationActions)[number];
  readonly percent: number | null;
}

/** Versions of one remote that visitors get: all outside the canary get `stable`. */
export type RemoteState = Pick<Remote, 'stable' | 'earlier' | 'canary' | 'isFrozen'>;

export const newRemote = (name: string): Remote => ({
  name,
  stable: null,
  earlier: [],
  canary: null,
  isFrozen: false,
  versions: {},
  revision: 0,
});

/** Returns the state after a change. A rollback discards the versions after its target; an unused target counts as new. */
export function afterActivation(state: RemoteState, change: Activation): RemoteState {
  const { version, action, percent } = change;
  const { stable, earlier, canary } = state;
  const active = stable === null ? [] : [stable, ...earlier];
  switch (action) {
    case 'activate':
      return { ...state, stable: version, earlier: active.filter((other) => other !== version), canary: null };
    case 'canary': {
      const isRunning = percent !== null && percent > 0 && version !== stable;
      return { ...state, canary: isRunning ? { version, percent } : null };
    }
    case 'staff':
      return { ...state, canary: null };
    case 'rollback':
    case 'automatic': {
      if (endsCanary(state, change)) return { ...state, canary: null };
      const index = active.indexOf(version);
      const versions = index === -1 ? [version, ...active] : active.slice(index);
      const [next = null, ...rest] = version === NO_RELEASE_VERSION ? [] : versions;
      // The canary survives an automatic rollback, because the canary can contain the fix for the stable version.
      const isKept = action === 'automatic' && canary?.version !== next;
      return { ...state, stable: next, earlier: rest, canary: isKept ? canary : null };
    }
    case 'freeze':
      return { ...state, isFrozen: true };
    case 'unfreeze':
      return { ...state, isFrozen: false };
    case 'remove':
      return { ...state, earlier: earlier.filter((other) => other !== version) };
  }
}

/** True for a rollback that only ends the canary, because its target is the stable version. */
function endsCanary({ stable }: RemoteState, { version }: Activation): boolean {
  return version === (stable ?? NO_RELEASE_VERSION);
}

/** True if a change can affect the release that visitors get, and not only which changes are allowed. */
export function isVersionChange({ action }: Pick<Activation, 'action'>): boolean {
  return action !== 'freeze' && action !== 'unfreeze' && action !== 'remove';
}

export function isRollback({ action }: Pick<Activation, 'action'>): boolean {
  return action === 'rollback' || action === 'automatic';
}

/** Returns the version that visitors no longer get: the canary if it ends, else the stable version. */
export function replacedVersion(state: RemoteState, change: Activation): string {
  if (!isVersionChange(change)) return change.version;
  const stable = state.stable ?? NO_RELEASE_VERSION;
  return isRollback(change) && endsCanary(state, change) ? (state.canary?.version ?? stable) : stable;
}

export function updateVersionVisibility(versions: Remote['versions'], change: Activation): Remote['versions'] {
  const { version, action } = change;
  if (action === 'remove') return { ...versions, [version]: 'removed' };
  if (!isVersionChange(change) || action === 'staff' || version === NO_RELEASE_VERSION) return versions;
  const isForEveryone = action !== 'canary' || versions[version] === 'everyone';
  return { ...versions, [version]: isForEveryone ? 'everyone' : 'canary' };
}

const optionalVersion = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text === NO_RELEASE_VERSION || isVersion(text)),
  ),
);
const wholePercent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/**
 * A command of a team or an operator. A missing version is derived from the active versions. `confirm` is true if the
 * operator has confirmed the question of `rollbackConfirmation`.
 */
export const activationCommand = v.variant('action', [
  v.object({ action: v.literal('activate'), version: optionalVersion }),
  v.object({ action: v.literal('canary'), version: optionalVersion, percent: wholePercent }),
  v.object({ action: v.literal('rollback'), version: optionalVersion, confirm: v.optional(v.boolean()) }),
  v.object({ action: v.picklist(['freeze', 'unfreeze']) }),
  v.object({ action: v.literal('remove'), version: v.pipe(v.string(), v.check(isVersion)) }),
]);
export type ActivationCommand = v.InferOutput<typeof activationCommand>;

/** True if a command selects a version, unlike a step back or the end of a canary. */
export function selectsVersion(command: ActivationCommand): boolean {
  const { action } = command;
  return (
    action === 'activate' ||
    (action === 'canary' && command.percent > 0) ||
    (action === 'rollback' && command.version !== undefined)
  );
}

/** True if a command gives visitors a new release, unlike a rollback to an earlier version or a canary's end. */
export function isNewReleaseActivation({ earlier, stable }: RemoteState, command: ActivationCommand): boolean {
  if (!selectsVersion(command)) return false;
  return command.action !== 'rollback' || ![...earlier, stable, NO_RELEASE_VERSION].includes(command.version ?? null);
}

export const conflictError = (detail: string) => new ApiError(409, detail);

function requireVersion(version: string | undefined): string {
  if (version === undefined) throw new ApiError(422, 'Please name a version: no canary is running.');
  return version;
}

/**
 * Returns the change for a command, or undefined if nothing changes. Throws 409 if the command is invalid in this state,
 * 422 if the version is missing.
 */
export function decideActivation(
  { stable, earlier, canary, isFrozen }: RemoteState,
  command: ActivationCommand,
): Activation | undefined {
  switch (command.action) {
    case 'activate': {
      const version = requireVersion(command.version ?? canary?.version);
      return version === stable && !canary ? undefined : { version, action: 'activate', percent: null };
    }
    case 'canary': {
      const { percent, version: given = canary?.version } = command;
      if (percent === 0 && (!canary || given !== canary.version)) {
        throw conflictError(`No canary of ${given ?? 'any version'} runs.`);
      }
      const version = requireVersion(given);
      if (version === stable) throw conflictError(`${version} is already active for all visitors.`);
      const isRunning = version === canary?.version && percent === canary.percent;
      return isRunning ? undefined : { version, action: 'canary', percent };
    }
    case 'rollback': {
      if (stable === null && !canary) throw conflictError('No release is active, so there is nothing to go back from.');
      const version = command.version ?? (canary ? stable : earlier[0]) ?? NO_RELEASE_VERSION;
      return version === stable && !canary ? undefined : { version, action: 'rollback', percent: null };
    }
    case 'freeze':
    case 'unfreeze':
      if (isFrozen === (command.action === 'freeze')) return undefined;
      return { version: NO_RELEASE_VERSION, action: command.action, percent: null };
    case 'remove': {
      const { version } = command;
      if (version === stable) throw conflictError(`${version} is active: roll back first, then remove it.`);
      if (version === canary?.version) {
        throw conflictError(`${version} is in a canary: end that first, then remove it.`);
      }
      return { version, action: 'remove', percent: null };
    }
  }
}

/** Returns the change that replaces a failing version; undefined if visitors do not get the version. */
export function decideAutomaticRollback(
  { stable, earlier, canary }: RemoteState,
  version: string,
): Activation | undefined {
  if (version !== canary?.version && version !== stable) return undefined;
  const target = version === canary?.version ? stable : earlier[0];
  return { version: target ?? NO_RELEASE_VERSION, action: 'automatic', percent: null };
}
