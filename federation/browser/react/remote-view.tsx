import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { RegistryRemote } from '../../contract';
import type { ModuleState } from '../core/remote-state';
import { RemoteBoundary } from './boundary';
import { BoundaryPerContent } from './boundary-per-content';
import { createModuleView } from './module-view';
import { PrerenderedRoot, usePrerenderedPage } from './prerendered-page';
import { RemoteRoot } from './remote-root';
import { useRemotes } from './remotes';
import type { FailureScreenProps, Waiting } from './remotes';
import { SuspendedView } from './suspended-view';
import { WaitingView } from './waiting-view';

type RemoteViewProps = {
  remote: RegistryRemote;
  module: string;
  /** Props that the remote's component gets, unchanged. */
  componentProps?: Record<string, unknown>;
  /** Waiting screen of a slot, which replaces the host's screen for pages. */
  renderWaiting?: () => ReactNode;
  renderFailure?: (props: FailureScreenProps) => ReactNode;
};

/** Returns the state of a module, and loads the module when the view is shown. */
function useRemoteModule(remote: RegistryRemote, module: string): ModuleState {
  const { loader } = useRemotes().host;
  const view = useMemo(() => createModuleView(loader, remote, module), [loader, remote, module]);
  const state = useSyncExternalStore(loader.subscribe, view.state, view.state);
  const isIdle = state.status === 'idle';

  useEffect(() => view.request(), [view, isIdle]);

  return state;
}

function waitingOf(state: Exclude<ModuleState, { status: 'ready' | 'failed' }>): Exclude<Waiting, 'slow'> {
  switch (state.status) {
    case 'idle':
      return 'loading';
    case 'loading':
      return state.retries > 0 ? 'retrying' : 'loading';
    case 'pausing':
      return 'retrying';
    case 'offline':
      return 'offline';
  }
}

/** Notifies the loader that the component of a load is on the screen, once the effects of that component have run. */
function Rendered({ remote, module, load }: { remote: RegistryRemote; module: string; load: number }) {
  const { loader } = useRemotes().host;
  useEffect(() => loader.rendered(remote, module, load), [loader, remote, module, load]);
  return null;
}

type ScreenProps = RemoteViewProps & { state: Exclude<ModuleState, { status: 'ready' }> };

/** Shows the waiting screen or the failure screen of a module that is not ready. */
function Screen({ remote, module, state, renderWaiting, renderFailure }: ScreenProps) {
  const { host, screens } = useRemotes();
  const { loader } = host;
  const onRetry = () => loader.retry(remote, module);

  if (state.status === 'failed') {
    const { error } = state;
    return renderFailure ? renderFailure({ error, onRetry }) : <screens.Failure error={error} onRetry={onRetry} />;
  }
  if (renderWaiting) return renderWaiting();
  const attempt = state.status === 'idle' ? 1 : state.attempt;
  return (
    <WaitingView
      key={attempt}
      waiting={waitingOf(state)}
      Screen={screens.Waiting}
      onRetry={onRetry}
      waitedMs={loader.waitedMs(remote, module)}
    />
  );
}

type LoadedProps = RemoteViewProps & { state: Extract<ModuleState, { status: 'ready' }> };

/**
 * Shows the component of a load. A prerendered page, if there is one, is shown until the component has rendered completely;
 * a component that suspends too long is replaced by a waiting screen.
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
  // Rendered without a Suspense boundary: if the component suspends, the prerendered HTML stays, but a Suspense boundary
  // would show its fallback immediately.
  if (isDirect) return view;
  const waiting = renderWaiting ? renderWaiting() : <SuspendedView remote={remote} module={module} load={load} />;
  return <Suspense fallback={waiting}>{view}</Suspense>;
}

/**
 * A module of a remote with its waiting screen, its failure screen and its error boundary. Uses a state machine instead of
 * Suspense, which would delay a page by 300 ms after its fallback; Suspense is used only for pages that suspend. Callers
 * must pass a `key` for each remote and module.
 */
export function RemoteView(props: RemoteViewProps) {
  const { remote, module } = props;
  const { loader } = useRemotes().host;
  const state = useRemoteModule(remote, module);
  const isReady = state.status === 'ready';
  // Mounted again for each load, so that a component that threw is not rendered again before its replacement.
  return (
    <>
      <BoundaryPerContent
        id={isReady ? state.load : 0}
        content={{ load: isReady ? state.load : 0, version: loader.versionOf(remote) }}
        Type={RemoteBoundary}
        onError={({ load, version }, error, hasLeft, mayRenderAgain) =>
          hasLeft
            ? loader.leaveFailed(remote, module, error, version)
            : loader.renderFailed(remote, module, load, error, mayRenderAgain)
        }
      >
        {isReady ? <Loaded {...props} state={state} /> : null}
      </BoundaryPerContent>
      {isReady ? null : <Screen {...props} state={state} />}
    </>
  );
}
