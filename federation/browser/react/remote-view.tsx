import {
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import type { RegistryRemote } from '../../contract';
import { saveDocument, restoreTitle } from '../adapters/document-state';
import { isHydrating, replayInput } from '../adapters/hydration';
import type { RemoteLoader } from '../adapters/loader';
import { idle, type ModuleState } from '../core/remote-state';
import { RemoteBoundary } from './remote-boundary';
import { useRemotes, type FailureScreenProps, type Waiting } from './remotes';
import { WaitingView } from './waiting-view';

type RemoteViewProps = {
  remote: RegistryRemote;
  module: string;
  /** Passed to the component as they are. */
  componentProps?: Record<string, unknown>;
  /** Instead of the host's screens for pages, for a slot. */
  renderWaiting?: () => ReactNode;
  renderFailure?: (props: FailureScreenProps) => ReactNode;
};

/** The state of a module, which loads as soon as a view shows it. */
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

/**
 * The load whose component is hydrated, if this view is mounted for that. React hydrates the content of a Suspense boundary
 * later than the rest, so replayed input would reach a page that is not mounted yet.
 */
function useWrittenLoad(state: ModuleState): number | undefined {
  const [load] = useState(() => (isHydrating() && state.status === 'ready' ? state.load : undefined));
  return load;
}

/** Tells the loader that the component of a load is on the screen, once the effects of that component have run. */
function Rendered({ remote, module, load }: { remote: RegistryRemote; module: string; load: number }) {
  const { loader } = useRemotes().host;
  useEffect(() => loader.rendered(remote, module, load), [loader, remote, module, load]);
  return null;
}

/**
 * A module of a remote with its waiting screen, its failure screen and its error boundary. A small state machine instead
 * of Suspense, which would keep a page back for 300 ms after its fallback; Suspense is there for pages that suspend. Give
 * it a key per remote and module.
 */
export function RemoteView({ remote, module, componentProps, renderWaiting, renderFailure }: RemoteViewProps) {
  const { host, screens } = useRemotes();
  const { loader } = host;
  const state = useRemoteModule(remote, module);
  const writtenLoad = useWrittenLoad(state);
  const onRetry = () => loader.retry(remote, module);

  if (state.status === 'failed') {
    const { error } = state;
    return renderFailure ? renderFailure({ error, onRetry }) : <screens.Failure error={error} onRetry={onRetry} />;
  }
  if (state.status !== 'ready') {
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
  const { load, component: Component } = state;
  // Mounted again for each load, so that a component that threw is not rendered again before its replacement.
  const view = (
    <RemoteBoundary key={load} onError={(cause) => loader.renderFailed(remote, module, load, cause)}>
      <RemoteRoot name={remote.name}>
        <Component {...componentProps} />
        <Rendered remote={remote} module={module} load={load} />
      </RemoteRoot>
    </RemoteBoundary>
  );
  if (load === writtenLoad) return view;
  const waiting = renderWaiting ? renderWaiting() : <SuspendedView remote={remote} module={module} load={load} />;
  return (
    <Suspense key={load} fallback={waiting}>
      {view}
    </Suspense>
  );
}

/** One view of a module: the failure of an earlier visit or of a prefetch is not this view's, so it loads again. */
export function createModuleView(loader: RemoteLoader, remote: RegistryRemote, module: string) {
  let isRequested = false;

  const state = (): ModuleState => {
    const current = loader.stateOf(remote, module);
    const isOld = current.status === 'failed' && !isRequested && !loader.isHeld(remote, module);
    return isOld ? idle : current;
  };
  return {
    state,
    /** Loads the module once the view is shown, and again when its remote has switched to another release. */
    request: (): void => {
      const isKept = isRequested ? state().status !== 'idle' : loader.isHeld(remote, module);
      isRequested = true;
      if (!isKept) loader.request(remote, module);
    },
  };
}

type SuspendedViewProps = { remote: RegistryRemote; module: string; load: number };

/** Replaces a component that suspends without its own boundary; the time limit is that of a loading stage. */
function SuspendedView({ remote, module, load }: SuspendedViewProps) {
  const { host, screens } = useRemotes();
  const { loader } = host;

  useEffect(() => loader.suspended(remote, module, load), [loader, remote, module, load]);

  const onRetry = () => loader.retrySuspended(remote, module, load);
  return <WaitingView waiting="loading" Screen={screens.Waiting} onRetry={onRetry} />;
}

/**
 * Restores the document when the remote leaves. The last child of its root, so that React runs these clean-ups after the
 * remote's own; insertion effects run before any layout effect of what is shown next.
 */
function Traces() {
  useInsertionEffect(saveDocument, []);
  useEffect(() => restoreTitle, []);
  return null;
}

type RemoteRootProps = { name: string; children: ReactNode };

/** The element around everything that a remote shows, to which the build scopes styles. The host gives it no box (`display: contents`). */
function RemoteRoot({ name, children }: RemoteRootProps) {
  const place = useRef<HTMLDivElement>(null);
  // Not before what it shows is there: a page may have waited for something.
  useLayoutEffect(() => {
    if (place.current) replayInput(place.current);
  }, []);
  return (
    <div ref={place} data-remote={name}>
      {children}
      <Traces />
    </div>
  );
}
