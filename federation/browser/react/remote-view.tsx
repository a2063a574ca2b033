import { Suspense, useEffect, useMemo, useSyncExternalStore, type ReactNode, useState } from 'react';
import type { RegistryRemote } from '../../contract';
import type { RemoteLoader } from '../adapters/loader';
import { idle, type ModuleState } from '../core/remote-state';
import { ModuleBoundary } from './boundary';
import { PrerenderedRoot, usePrerenderedPage, RemoteRoot } from './remote-root';
import { useRemotes, type FailureScreenProps, type Waiting, type HostScreens } from './remotes';
import { SLOW_LOAD_AFTER_MS } from '../core/timing';

type WaitingViewProps = {
  waiting: Exclude<Waiting, 'slow'>;
  Screen: HostScreens['Waiting'];
  onRetry: () => void;
  waitedMs?: number;
};

/**
 * The host's waiting screen, which shows a message when loading takes long. Callers must mount this component again for
 * each attempt. `waitedMs`: waiting time of the attempt before the mount, in milliseconds.
 */
export function WaitingView({ waiting, Screen, onRetry, waitedMs = 0 }: WaitingViewProps) {
  const [leftMs] = useState(SLOW_LOAD_AFTER_MS - waitedMs);
  const [isSlow, setSlow] = useState(leftMs <= 0);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), leftMs);
    return () => clearTimeout(timer);
  }, [leftMs]);

  return <Screen waiting={isSlow && waiting !== 'offline' ? 'slow' : waiting} onRetry={onRetry} />;
}

type ModuleProps = { remote: RegistryRemote; module: string };

type RemoteViewProps = ModuleProps & {
  componentProps?: Record<string, unknown>;
  /** Returns the waiting screen of this view, which replaces the host's default waiting screen. */
  renderWaiting?: () => ReactNode;
  renderFailure?: (props: FailureScreenProps) => ReactNode;
};

/** Creates a view of a module. An earlier failure, as of a prefetch, counts as idle, so that the view loads the module. */
function createModuleView(loader: RemoteLoader, { remote, module }: ModuleProps) {
  let isRequested = false;

  const state = (): ModuleState => {
    const current = loader.stateOf(remote, module);
    const isOld = current.status === 'failed' && !isRequested && !loader.isHeld(remote, module);
    return isOld ? idle : current;
  };
  return {
    state,
    /**
     * Loads the module when the view is first shown, and again when the module's remote has switched to another release.
     */
    request: (): void => {
      const isKept = isRequested ? state().status !== 'idle' : loader.isHeld(remote, module);
      isRequested = true;
      if (!isKept) loader.request(remote, module);
    },
  };
}

function useRemoteModule({ remote, module }: ModuleProps): ModuleState {
  const { loader } = useRemotes().host;
  const view = useMemo(() => createModuleView(loader, { remote, module }), [loader, remote, module]);
  const state = useSyncExternalStore(loader.subscribe, view.state, view.state);
  const isIdle = state.status === 'idle';

  useEffect(() => view.request(), [view, isIdle]);

  return state;
}

const waitingByStatus = { idle: 'loading', loading: 'loading', pausing: 'retrying', offline: 'offline' } as const;

type PendingScreenProps = RemoteViewProps & { state: Exclude<ModuleState, { status: 'ready' }> };

function PendingScreen({ remote, module, state, renderWaiting, renderFailure }: PendingScreenProps) {
  const { host, screens } = useRemotes();
  const { loader } = host;
  const onRetry = () => loader.retry(remote, module);

  if (state.status === 'failed') {
    const { error } = state;
    return renderFailure ? renderFailure({ error, onRetry }) : <screens.Failure error={error} onRetry={onRetry} />;
  }
  if (renderWaiting) return renderWaiting();
  const waiting: Exclude<Waiting, 'slow'> =
    state.status === 'loading' && state.retries > 0 ? 'retrying' : waitingByStatus[state.status];
  return (
    <WaitingView
      key={state.status === 'idle' ? 1 : state.attempt}
      waiting={waiting}
      Screen={screens.Waiting}
      onRetry={onRetry}
      waitedMs={loader.waitedMs(remote, module)}
    />
  );
}

type LoadProps = ModuleProps & { load: number };

/** Notifies the loader that the component of a load is on the screen, after the effects of that component have run. */
function Rendered({ remote, module, load }: LoadProps) {
  const { loader } = useRemotes().host;
  useEffect(() => loader.rendered(remote, module, load), [loader, remote, module, load]);
  return null;
}

/**
 * Shows the waiting screen while a component suspends without its own Suspense boundary. The module counts as failed if the
 * component suspends longer than the time limit of a stage.
 */
function SuspendedView({ remote, module, load }: LoadProps) {
  const { host, screens } = useRemotes();
  const { loader } = host;

  useEffect(() => loader.suspended(remote, module, load), [loader, remote, module, load]);

  const onRetry = () => loader.retrySuspended(remote, module, load);
  return <WaitingView waiting="loading" Screen={screens.Waiting} onRetry={onRetry} />;
}

type LoadedProps = RemoteViewProps & { state: Extract<ModuleState, { status: 'ready' }> };

/**
 * Shows a prerendered page, if there is one, until the component of a load has rendered completely. Otherwise shows a
 * waiting screen while the component suspends.
 */
function Loaded({ remote, module, state, componentProps, renderWaiting }: LoadedProps) {
  const { load, component: Component } = state;
  const [isShown, isDirect] = usePrerenderedPage();
  if (isShown) return <PrerenderedRoot name={remote.name} />;
  const view = (
    <RemoteRoot name={remote.name}>
      <Component {...componentProps} />
      <Rendered remote={remote} module={module} load={load} />
    </RemoteRoot>
  );
  // A Suspense boundary would replace the prerendered HTML by its fallback as soon as the component suspends.
  if (isDirect) return view;
  const waiting = renderWaiting ? renderWaiting() : <SuspendedView remote={remote} module={module} load={load} />;
  return <Suspense fallback={waiting}>{view}</Suspense>;
}

/**
 * A module of a remote with waiting screen, failure screen and error boundary. Callers must pass a `key` for each
 * module. Loading uses no Suspense, because React would show a page up to 300 ms late after a Suspense fallback. Only
 * suspending pages use Suspense.
 */
export function RemoteView(props: RemoteViewProps) {
  const { remote, module } = props;
  const state = useRemoteModule(props);
  return (
    <>
      <ModuleBoundary remote={remote} module={module} load={state.status === 'ready' ? state.load : 0}>
        {state.status === 'ready' ? <Loaded {...props} state={state} /> : null}
      </ModuleBoundary>
      {state.status === 'ready' ? null : <PendingScreen {...props} state={state} />}
    </>
  );
}
