import type { activationActions } from '../schema';

/** Stands in a switch where a version would, for what is there without any release: the build beside the server, or nothing. */
export const WITHOUT_RELEASE = 'built';

/** One line of a remote's history: `version` is what the switch leads to. */
export interface Switch {
  readonly version: string;
  readonly action: (typeof activationActions)[number];
  readonly percent: number | null;
}

export interface Canary {
  readonly version: string;
  /** Whole percents of the visitors, from 1 to 100. */
  readonly percent: number;
}

/** What the switches of one remote add up to. */
export interface RemoteState {
  /** What everyone gets who is not in the canary; undefined without a release. */
  readonly stable: string | undefined;
  /** What was stable before and was not rolled back from, newest first. */
  readonly earlier: readonly string[];
  readonly canary: Canary | undefined;
}

const BEGINNING: RemoteState = { stable: undefined, earlier: [], canary: undefined };

/** Every version that was stable and not given up, newest first. */
function standing({ stable, earlier }: RemoteState): readonly string[] {
  return stable === undefined ? [] : [stable, ...earlier];
}

function withStanding([stable, ...earlier]: readonly string[], canary: Canary | undefined): RemoteState {
  return { stable, earlier, canary: canary?.version === stable ? undefined : canary };
}

/** Going back gives up everything that came after; to a version that was never stable it is a step like any other. */
function backTo(version: string, state: RemoteState): readonly string[] {
  if (version === WITHOUT_RELEASE) return [];
  const versions = standing(state);
  const index = versions.indexOf(version);
  return index === -1 ? [version, ...versions] : versions.slice(index);
}

/** A switch back to what is stable anyway ends the canary: that is what was given up. */
function endsCanary(state: RemoteState, { version }: Switch): boolean {
  return version === (state.stable ?? WITHOUT_RELEASE);
}

/** The state after one more switch. */
export function afterSwitch(state: RemoteState, change: Switch): RemoteState {
  const { version, action, percent } = change;
  switch (action) {
    case 'activate':
      return withStanding([version, ...standing(state).filter((other) => other !== version)], undefined);
    case 'canary':
      return {
        ...state,
        canary: percent !== null && percent > 0 && version !== state.stable ? { version, percent } : undefined,
      };
    case 'rollback':
      return withStanding(backTo(version, state), undefined);
    case 'automatic':
      // The canary goes on while the stable one falls back: it may well be the repair.
      return endsCanary(state, change)
        ? { ...state, canary: undefined }
        : withStanding(backTo(version, state), state.canary);
  }
}

/** The state after all switches of a remote, oldest first. */
export function stateAfter(switches: readonly Switch[]): RemoteState {
  return switches.reduce(afterSwitch, BEGINNING);
}

/** What a switch took from visitors: the canary's version when it ended that, else the stable one. */
function leftBy(state: RemoteState, change: Switch): string {
  const stable = state.stable ?? WITHOUT_RELEASE;
  const isBack = change.action === 'rollback' || change.action === 'automatic';
  return isBack && endsCanary(state, change) ? (state.canary?.version ?? stable) : stable;
}

/** Every switch with the version that it led away from, oldest first. */
export function withOrigins<S extends Switch>(switches: readonly S[]): readonly (S & { readonly from: string })[] {
  let state = BEGINNING;
  return switches.map((change) => {
    const from = leftBy(state, change);
    state = afterSwitch(state, change);
    return { ...change, from };
  });
}
