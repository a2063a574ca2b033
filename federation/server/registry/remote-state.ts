/** Actions in the history. Only old entries contain `staff`, a canary for developers that servers no longer offer. */
export const activationActions = [
  'activate',
  'rollback',
  'canary',
  'staff',
  'automatic',
  'freeze',
  'unfreeze',
  'remove',
] as const;

/** Version in the history after which visitors get the build next to the server, or nothing. */
export const NO_RELEASE_VERSION = 'built';

/** An entry of a remote's history. `version` is the new version, or the removed one. */
export interface Activation {
  readonly version: string;
  readonly action: (typeof activationActions)[number];
  readonly percent: number | null;
}

export interface Canary {
  readonly version: string;
  /** Share of the visitors in whole percents, from 1 to 100. */
  readonly percent: number;
}

/** Versions of one remote that visitors get. */
export interface RemoteState {
  /** Version that all visitors outside the canary get. */
  readonly stable: string | undefined;
  readonly earlier: readonly string[];
  readonly canary: Canary | undefined;
  readonly isFrozen?: boolean;
}

/** Visitors that ever got a version: some (`canary`) or all (`everyone`). `removed`: removed; undefined: not public. */
export type VersionVisibility = 'canary' | 'everyone' | 'removed';

export interface Remote extends RemoteState {
  readonly name: string;
  readonly versions: Readonly<Record<string, VersionVisibility>>;
  /** Id of the remote's last change in the history; 0 before the first change. */
  readonly revision: number;
}

export const newRemote = (name: string): Remote => ({
  name,
  stable: undefined,
  earlier: [],
  canary: undefined,
  versions: {},
  revision: 0,
});

function standing({ stable, earlier }: RemoteState): readonly string[] {
  return stable === undefined ? [] : [stable, ...earlier];
}

function withStanding(
  state: RemoteState,
  [stable, ...earlier]: readonly string[],
  canary: Canary | undefined,
): RemoteState {
  return { ...state, stable, earlier, canary: canary?.version === stable ? undefined : canary };
}

/**
 * Returns the earlier versions after a rollback, which discards all versions after its target. A target that was never
 * stable counts as a new version.
 */
function backTo(version: string, state: RemoteState): readonly string[] {
  if (version === NO_RELEASE_VERSION) return [];
  const versions = standing(state);
  const index = versions.indexOf(version);
  return index === -1 ? [version, ...versions] : versions.slice(index);
}

/** True for a change that ends the canary, such as a rollback to the stable version. */
function endsCanary(state: RemoteState, { version }: Activation): boolean {
  return version === (state.stable ?? NO_RELEASE_VERSION);
}

export function afterActivation(state: RemoteState, change: Activation): RemoteState {
  const { version, action, percent } = change;
  switch (action) {
    case 'activate':
      return withStanding(state, [version, ...standing(state).filter((other) => other !== version)], undefined);
    case 'canary':
      return {
        ...state,
        canary: percent !== null && percent > 0 && version !== state.stable ? { version, percent } : undefined,
      };
    case 'staff':
      return { ...state, canary: undefined };
    case 'rollback':
      return withStanding(state, backTo(version, state), undefined);
    case 'automatic':
      // The canary stays, because the canary can contain the fix for the rolled-back stable version.
      return endsCanary(state, change)
        ? { ...state, canary: undefined }
        : withStanding(state, backTo(version, state), state.canary);
    case 'freeze':
      return { ...state, isFrozen: true };
    case 'unfreeze':
      return { ...state, isFrozen: false };
    case 'remove':
      return { ...state, earlier: state.earlier.filter((other) => other !== version) };
  }
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
