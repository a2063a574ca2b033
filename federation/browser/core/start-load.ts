import { isPending } from './remote-state';
import type { ModuleState, PendingState, RemoteState, Transition } from './remote-state';

export const withModule = (state: RemoteState, module: string, next: ModuleState): RemoteState => ({
  ...state,
  modules: { ...state.modules, [module]: next },
});

export const unchangedTransition = (state: RemoteState): Transition => ({ state, effects: [] });

export function startLoad(
  state: RemoteState,
  module: string,
  { attempt, retries = 0, isShown, cause }: Pick<PendingState, 'attempt' | 'isShown' | 'cause'> & { retries?: number },
): Transition {
  const load = state.loads + 1;
  const unreported = { ...state.unreported, [module]: undefined };
  const pending = { status: 'loading', load, attempt, retries, isShown, cause } as const;
  const next = withModule({ ...state, loads: load, unreported }, module, pending);
  return { state: next, effects: [{ do: 'load', module, load, release: state.release }] };
}

/** Restarts pending loads after their container was closed or the remote has switched to another release. */
export function restartPendingLoads(state: RemoteState, isAffected: (module: ModuleState) => boolean): Transition {
  return Object.entries(state.modules).reduce<Transition>((sofar, [module, current]) => {
    if (!isPending(current) || !isAffected(current)) return sofar;
    const { state: next, effects } = startLoad(sofar.state, module, current);
    return { state: next, effects: [...sofar.effects, ...effects] };
  }, unchangedTransition(state));
}

/** Closes the release's container, and restarts the loads that were using the container. */
export function closeContainer(state: RemoteState, discard: boolean): Transition {
  const { state: next, effects } = restartPendingLoads(state, ({ status }) => status === 'loading');
  return { state: next, effects: [{ do: 'close-container', release: state.release, discard }, ...effects] };
}

/** Switches back to the current release if no module of the remote is in use. */
export function preferCurrent(state: RemoteState): RemoteState {
  const inUse = Object.values(state.modules).some((module) => module.status === 'ready' || isPending(module));
  return inUse ? state : { ...state, release: 'current' };
}
