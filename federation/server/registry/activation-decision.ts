import { ApiError } from '../http';
import { NO_RELEASE_VERSION, type RemoteState, type Activation } from './remote-state';

/** A command of a team or an operator. A missing version is derived from the active versions. */
export type ActivationCommand =
  | { readonly action: 'activate'; readonly version?: string | undefined }
  | { readonly action: 'canary'; readonly version?: string | undefined; readonly percent: number }
  | {
      readonly action: 'rollback';
      readonly version?: string | undefined;
      /** True if the operator has confirmed the question of `rollbackConfirmation`. */
      readonly confirm?: boolean | undefined;
    }
  | { readonly action: 'freeze' | 'unfreeze' }
  | { readonly action: 'remove'; readonly version: string };

/** Decision about a command. `change`: undefined if nothing changes; `isChosen`: true if a new version must be checked. */
export interface ActivationDecision {
  readonly change: Activation | undefined;
  readonly isChosen: boolean;
}

const DONE: ActivationDecision = { change: undefined, isChosen: false };

const conflict = (detail: string) => new ApiError(409, detail);

function chosen(change: Activation): ActivationDecision {
  return { change, isChosen: true };
}

function needVersion(): ApiError {
  return new ApiError(422, 'Please name a version: no canary is running.');
}

function decideActivate({ stable, canary }: RemoteState, given: string | undefined): ActivationDecision {
  const version = given ?? canary?.version;
  if (version === undefined) throw needVersion();
  return version === stable && !canary ? DONE : chosen({ version, action: 'activate', percent: null });
}

function decideCanary({ stable, canary }: RemoteState, given: string | undefined, percent: number): ActivationDecision {
  if (percent === 0) {
    if (!canary || (given !== undefined && given !== canary.version)) {
      throw conflict(`No canary of ${given ?? 'any version'} runs.`);
    }
    return { change: { version: canary.version, action: 'canary', percent }, isChosen: false };
  }
  const version = given ?? canary?.version;
  if (version === undefined) throw needVersion();
  if (version === stable) throw conflict(`${version} is already active for all visitors.`);
  return version === canary?.version && percent === canary.percent
    ? DONE
    : chosen({ version, action: 'canary', percent });
}

/** Returns the target of a rollback: the stable version while a canary runs, else the previous stable version. */
function stepBack({ stable, earlier, canary }: RemoteState): string {
  return (canary ? stable : earlier[0]) ?? NO_RELEASE_VERSION;
}

function decideRollback(state: RemoteState, given: string | undefined): ActivationDecision {
  const { stable, canary } = state;
  if (stable === undefined && !canary) throw conflict('No release is active, so there is nothing to go back from.');
  if (given === undefined) {
    return { change: { version: stepBack(state), action: 'rollback', percent: null }, isChosen: false };
  }
  if (given === stable && !canary) return DONE;
  return chosen({ version: given, action: 'rollback', percent: null });
}

/** True if a command gives visitors a new release, unlike a rollback to an earlier version or a canary's end. */
export function isActivation({ earlier, stable }: RemoteState, command: ActivationCommand): boolean {
  if (command.action === 'activate') return true;
  if (command.action === 'canary') return command.percent > 0;
  if (command.action !== 'rollback' || command.version === undefined) return false;
  return ![...earlier, stable, NO_RELEASE_VERSION].includes(command.version);
}

function decideFreeze(state: RemoteState, action: 'freeze' | 'unfreeze'): ActivationDecision {
  if ((state.isFrozen ?? false) === (action === 'freeze')) return DONE;
  return { change: { version: NO_RELEASE_VERSION, action, percent: null }, isChosen: false };
}

function decideRemoval({ stable, canary }: RemoteState, version: string): ActivationDecision {
  if (version === stable) throw conflict(`${version} is active: roll back first, then remove it.`);
  if (version === canary?.version) throw conflict(`${version} is in a canary: end that first, then remove it.`);
  return { change: { version, action: 'remove', percent: null }, isChosen: false };
}

/** Returns the change for a command. Throws 409 if the command is invalid in this state, 422 if the version is missing. */
export function decideActivation(state: RemoteState, command: ActivationCommand): ActivationDecision {
  switch (command.action) {
    case 'activate':
      return decideActivate(state, command.version);
    case 'canary':
      return decideCanary(state, command.version, command.percent);
    case 'rollback':
      return decideRollback(state, command.version);
    case 'freeze':
    case 'unfreeze':
      return decideFreeze(state, command.action);
    case 'remove':
      return decideRemoval(state, command.version);
  }
}

/** Returns the change that replaces a failing version; undefined if visitors do not get the version. */
export function decideAutomaticRollback(
  { stable, earlier, canary }: RemoteState,
  version: string,
): Activation | undefined {
  if (version === canary?.version) return { version: stable ?? NO_RELEASE_VERSION, action: 'automatic', percent: null };
  if (version === stable) return { version: earlier[0] ?? NO_RELEASE_VERSION, action: 'automatic', percent: null };
  return undefined;
}
