export { startHost, type RemoteHost } from './adapters/host';
export { createLoadHistory, type LoadHistory, type PastLoad } from './adapters/reporter';
export { finishClientRender, prepareHydration } from './adapters/hydration';
export { watchRegistry } from './adapters/registry-updates';
export { prerenderHost, type PrerenderedPage } from './adapters/prerender-host';
export { SLOW_LOAD_AFTER_MS } from './core/timing';
export { readOverrideProposal, type OverrideProposal } from './core/override-proposal';
export { normalizePath, paramsAt, partsOf } from '../contract/page-paths';
export { findSlotModule, type PageRoute } from './core/registry';
export { failureDetails, RemoteLoadError, withoutLabToken } from './core/remote-load-error';
export { HostBoundary, PageBoundary } from './react/boundary';
export { RemoteView, WaitingView } from './react/remote-view';
export {
  RemotesProvider,
  useRemotes,
  type FailureScreenProps,
  type HostScreens,
  type Waiting,
  type WaitingScreenProps,
  useNewerVersion,
} from './react/remotes';
export { useTitle } from './react/remote-root';
