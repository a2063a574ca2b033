import type { RegistryRemote } from '../../contract';
import { failureEvent, toReportEffects, successEvent } from './load-event';
import { isCodeFailure, decideAfterFailure } from './next-step';
import type { RemoteLoadError } from './remote-load-error';
import {
  idle,
  isPending,
  getModuleState,
  releaseOf,
  type ModuleState,
  type PendingState,
  type RemoteEffect,
  type RemoteEvent,
  type RemoteState,
  type Transition,
} from './remote-state';

const withModule = (state: RemoteState, module: string, next: ModuleState): RemoteState => ({
  ...state,
  modules: { ...state.modules, [module]: next },
});

const unchangedTransition = (state: RemoteState): Transition => ({ state, effects: [] });

function startLoad(
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

/** Restarts the affected pending loads, after a container was closed or the remote has switched to another release. */
function restartPendingLoads(state: RemoteState, isAffected: (module: ModuleState) => boolean): Transition {
  return Object.entries(state.modules).reduce<Transition>((sofar, [module, current]) => {
    if (!isPending(current) || !isAffected(current)) return sofar;
    const { state: next, effects } = startLoad(sofar.state, module, current);
    return { state: next, effects: [...sofar.effects, ...effects] };
  }, unchangedTransition(state));
}

/** Closes the release's container, and restarts the loads that were using the container. */
function closeContainer(state: RemoteState, discard: boolean): Transition {
  const { state: next, effects } = restartPendingLoads(state, ({ status }) => status === 'loading');
  return { state: next, effects: [{ do: 'close-container', release: state.release, discard }, ...effects] };
}

/** Switches back to the current release if no module of the remote is in use. */
function preferCurrent(state: RemoteState): RemoteState {
  const inUse = Object.values(state.modules).some((module) => module.status === 'ready' || isPending(module));
  return inUse ? state : { ...state, release: 'current' };
}

type EventOf<Type extends RemoteEvent['type']> = Extract<RemoteEvent, { type: Type }>;

/** True if the remote can fall back: an unused previous release exists, and other modules would lose no unsaved work. */
function mayFallBack(
  state: RemoteState,
  { module, hasUnsavedWork = false }: { module: string; hasUnsavedWork?: boolean },
  remote: RegistryRemote,
): boolean {
  if (!remote.previous || state.release === 'previous') return false;
  return !(
    hasUnsavedWork && Object.entries(state.modules).some(([name, { status }]) => name !== module && status === 'ready')
  );
}

/** Switches all modules of the remote to the previous release, from which the failed module and pending loads restart. */
function fallBack(
  state: RemoteState,
  module: string,
  { cause, ...load }: { attempt: number; isShown: boolean; cause: RemoteLoadError },
): Transition {
  const { state: waiting, effects: started } = startLoad({ ...state, release: 'previous' }, module, { ...load, cause });
  const others = Object.entries(waiting.modules).map(([name, other]): [string, ModuleState] => {
    if (other.status === 'ready') return [name, idle];
    return [name, isPending(other) ? { ...other, retries: 0 } : other];
  });
  const modules = { ...Object.fromEntries(others), [module]: getModuleState(waiting, module) };
  const rest = restartPendingLoads({ ...waiting, modules }, (other) => other !== modules[module]);
  const close: RemoteEffect = { do: 'close-container', release: 'current', discard: isCodeFailure(cause) };
  return { state: rest.state, effects: [close, ...started, ...rest.effects] };
}

/** Returns the failure to show: after a fallback that of the current release, even if the previous release fails too. */
const rootCause = (cause: RemoteLoadError | undefined, error: RemoteLoadError, version: string): RemoteLoadError =>
  cause && cause.version !== version ? cause : error;

function failedLoad(state: RemoteState, event: EventOf<'load-failed'>, remote: RegistryRemote): Transition {
  const { module, isOnline, random } = event;
  const current = getModuleState(state, module);
  if (current.status !== 'loading' || current.load !== event.load) return unchangedTransition(state);
  const error = event.error.with({ attempt: current.attempt });
  const cause = rootCause(current.cause, error, releaseOf(remote, state.release).version);
  const canFallBack = mayFallBack(state, event, remote);
  const step = decideAfterFailure(error, { ...current, isOnline, canFallBack, random });
  if (step.do === 'fall-back') return fallBack(state, module, { ...current, cause: error });
  const { load, attempt, isShown, retries } = current;
  const next: ModuleState =
    step.do === 'give-up'
      ? { status: 'failed', attempt, isShown, error: cause.with({ attempt }) }
      : step.do === 'retry'
        ? { ...current, status: 'pausing', cause, retries: retries + 1 }
        : { ...current, status: 'offline', cause };
  const settled = withModule(state, module, next);
  // The container is closed after a network loss, because a request pending at the loss would block later loads forever.
  const mustClose = isCodeFailure(error) || step.do === 'wait-online';
  const closed = mustClose ? closeContainer(settled, isCodeFailure(error)) : unchangedTransition(settled);
  const effects: RemoteEffect[] = [...closed.effects];
  if (step.do === 'retry') effects.push({ do: 'pause', module, load, ms: step.afterMs });
  else if (step.do === 'wait-online') effects.push({ do: 'wait-online', module, load });
  else {
    // A failed prefetch is not reported: a view that shows the module loads it again and reports a failure of that load.
    effects.push(...toReportEffects(isShown ? failureEvent(cause, attempt) : undefined), { do: 'log', error: cause });
  }
  return { state: closed.state, effects };
}

function succeeded(state: RemoteState, event: EventOf<'loaded'>, remote: RegistryRemote): Transition {
  const { module, load, component, durationMs } = event;
  const current = getModuleState(state, module);
  if (current.status !== 'loading' || current.load !== load) return unchangedTransition(state);
  const loaded = { remote: remote.name, version: releaseOf(remote, state.release).version, release: state.release };
  const ended = successEvent(loaded, current, durationMs);
  const next = withModule(state, module, { status: 'ready', load, attempt: current.attempt, component });
  // A fallback is reported at once, because it changes visible pages even if this module is never shown.
  if (ended.outcome === 'fell_back' && state.isReported) return { state: next, effects: toReportEffects(ended) };
  return { state: { ...next, unreported: { ...state.unreported, [module]: ended } }, effects: [] };
}

/** Reports a load once the component has rendered: a prefetch, or a component that throws, does not count as loaded. */
function rendered(state: RemoteState, { module, load }: EventOf<'rendered'>): Transition {
  const current = getModuleState(state, module);
  if (current.status !== 'ready' || current.load !== load) return unchangedTransition(state);
  const ended = state.unreported[module];
  if (!ended && state.isReported) return unchangedTransition(state);
  return {
    state: { ...state, isReported: true, unreported: { ...state.unreported, [module]: undefined } },
    effects: toReportEffects(ended?.outcome === 'loaded' && state.isReported ? undefined : ended),
  };
}

function failedRender(state: RemoteState, event: EventOf<'render-failed'>, remote: RegistryRemote): Transition {
  const { module, load } = event;
  const current = getModuleState(state, module);
  if (current.status !== 'ready' || current.load !== load) return unchangedTransition(state);
  const { attempt, component } = current;
  const error = event.error.with({ attempt });
  const log: RemoteEffect = { do: 'log', error };
  if (mayFallBack(state, event, remote)) {
    const { state: next, effects } = fallBack(state, module, { attempt, isShown: true, cause: error });
    return { state: next, effects: [...effects, log] };
  }
  const ended = state.unreported[module];
  // The previous release has failed as well, so the unreported fallback to this release is also reported.
  const left = toReportEffects(ended?.outcome === 'fell_back' ? ended : undefined);
  const unreported = { ...state.unreported, [module]: undefined };
  const next = withModule({ ...state, unreported }, module, {
    status: 'failed',
    attempt,
    isShown: true,
    error,
    component,
  });
  return { state: next, effects: [...left, ...toReportEffects(failureEvent(error, attempt)), log] };
}

function stopped(state: RemoteState, { module, error }: EventOf<'stopped'>): Transition {
  const failed: ModuleState = { status: 'failed', attempt: error.attempt, isShown: true, error };
  const next = withModule(state, module, failed);
  return { state: next, effects: [...toReportEffects(failureEvent(error, error.attempt)), { do: 'log', error }] };
}

function retried(state: RemoteState, { module, isOnline }: EventOf<'retried'>): Transition {
  const current = getModuleState(state, module);
  if (current.status === 'idle' || current.status === 'ready') return unchangedTransition(state);
  const attempt = current.attempt + 1;
  const thrown = current.status === 'failed' ? current.component : undefined;
  if (thrown && !isOnline) {
    // A new load would fail offline, so the loaded component is rendered again.
    const load = state.loads + 1;
    return unchangedTransition(
      withModule({ ...state, loads: load }, module, { status: 'ready', load, attempt, component: thrown }),
    );
  }
  const cause = current.status === 'failed' ? current.error : current.cause;
  const closed = closeContainer(withModule(state, module, idle), thrown !== undefined);
  const { state: next, effects } = startLoad(preferCurrent(closed.state), module, {
    attempt,
    isShown: true,
    cause,
  });
  return { state: next, effects: [...closed.effects, ...effects] };
}

function requested(state: RemoteState, { module, isShown }: EventOf<'requested'>): Transition {
  const current = getModuleState(state, module);
  if (!isShown && current.status !== 'idle') return unchangedTransition(state);
  if (isPending(current) && !current.isShown) {
    return unchangedTransition(withModule(state, module, { ...current, isShown }));
  }
  if (current.status !== 'idle' && current.status !== 'failed') return unchangedTransition(state);
  const cause = current.status === 'failed' && current.isShown ? current.error : undefined;
  return startLoad(preferCurrent(withModule(state, module, idle)), module, { attempt: 1, isShown, cause });
}

function resumed(state: RemoteState, module: string, status: 'pausing' | 'offline', load: number): Transition {
  const current = getModuleState(state, module);
  return current.status === status && current.load === load
    ? startLoad(state, module, current)
    : unchangedTransition(state);
}

/** Returns the new state and effects of an event. The function is pure; README.md has the table of states and events. */
export function transition(state: RemoteState, event: RemoteEvent, remote: RegistryRemote): Transition {
  switch (event.type) {
    case 'requested':
      return requested(state, event);
    case 'loaded':
      return succeeded(state, event, remote);
    case 'load-failed':
      return failedLoad(state, event, remote);
    case 'pause-ended':
      return resumed(state, event.module, 'pausing', event.load);
    case 'online':
      return resumed(state, event.module, 'offline', event.load);
    case 'retried':
      return retried(state, event);
    case 'rendered':
      return rendered(state, event);
    case 'render-failed':
      return failedRender(state, event, remote);
    case 'stopped':
      return stopped(state, event);
  }
}
