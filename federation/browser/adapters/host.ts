import { LOAD_TIMEOUT_MS } from '../core/limits';
import type { Registry, RegistryRemote } from '../../contract';
import { pageOf } from '../../contract/page-paths';
import { loadErrorOf } from '../core/load-error-of';
import { releaseFolders, releaseOfThrownError } from '../core/run-error';
import { toLoadEvent } from '../core/load-event';
import type { ThrownEvent } from '../core/load-event';
import type { LoadSource, RemoteLoadError } from '../core/remote-load-error';
import { pageRoutes, readRegistry } from '../core/registry';
import type { PageRoute } from '../core/registry';
import { browserEffects } from './browser-effects';
import type { HostEffects } from './browser-effects';
import { detectDocumentLoop } from './document-loop';
import { createLoadHistory } from './load-history';
import { createRemoteLoader } from './loader';
import { prefetchOnIntent } from './prefetch';
import { defineRemoteGlobals } from './release-files';
import { startReporter } from './reporter';
import { watchRunErrors } from './run-errors';
import { trustListedScripts } from './trusted-scripts';

export type HostOptions = Pick<HostEffects, 'log'> & {
  /** Name and version of the host, for failures of its chunks. */
  host: LoadSource;
  /** Resolves when everything that an evaluated module needs at render, such as its texts, has loaded. */
  beforeShow?: () => Promise<void>;
  /**
   * Returns true if replacing a view would discard unsaved work. As long as it does, a failure in another view of the
   * remote causes no fallback to the previous release.
   */
  hasUnsavedWork?: () => boolean;
  /**
   * Called when a link to this page is hovered, touched or focused. The loader already prefetches the page's code, and the
   * host can prefetch the page's data here.
   */
  onIntent?: (page: PageRoute) => void;
};

export type RemoteHost = ReturnType<typeof startHost> & {
  /** HTML of the page during prerendering; undefined in a browser, where the document contains it. */
  readonly html?: string | undefined;
};

/**
 * Loads the code that starts workers of releases at another origin. A failure of this load is ignored: such workers then
 * fail, which pages must handle anyway.
 */
async function prepareWorkers(registry: Registry): Promise<void> {
  const isElsewhere = ({ url, previous }: RegistryRemote) =>
    [url, previous?.url].some((folder) => folder?.startsWith('http'));
  if (!registry.remotes.some(isElsewhere)) return;
  await import(/* webpackChunkName: "later" */ './release-workers').then(
    ({ allowReleaseWorkers }) => allowReleaseWorkers(registry),
    () => undefined,
  );
}

/**
 * Starts the loading of remotes in this page: reads the inlined registry, installs the file loader, and prefetches the
 * page of a link that is hovered or focused.
 * @throws when the page has no registry, or a malformed one
 */
export function startHost({
  host,
  log,
  beforeShow = async () => {},
  hasUnsavedWork = () => false,
  onIntent = () => {},
}: HostOptions) {
  const registry = readRegistry(document);
  trustListedScripts(registry);
  const { lab, overrides } = registry;
  const report = startReporter({ isAltered: Boolean(lab) || overrides.length > 0 });
  const history = createLoadHistory();
  const record = (event: ThrownEvent) => {
    history.add(event);
    report(event);
  };
  const effects = browserEffects({
    host,
    log,
    beforeShow,
    hasUnsavedWork,
    timeoutMs: lab?.timeout_ms ?? LOAD_TIMEOUT_MS,
    report: record,
    beforeRun: async () => workers,
    throwerOf: (cause) => releaseOfThrownError(cause, '', releaseFolders(registry.remotes, location.href)),
    mayHaveFills: (remote) =>
      registry.remotes.some(
        ({ name, slots }) => name !== remote && slots.some(({ slot }) => slot.startsWith(`${remote}/`)),
      ),
  });
  effects.files.install();
  for (const { name } of registry.remotes) defineRemoteGlobals(name);
  // Called after the installation of the file loader, which loads the file of this import.
  const workers = prepareWorkers(registry);
  const loader = createRemoteLoader(effects);
  const pages = pageRoutes(registry);
  prefetchOnIntent(pages, loader, onIntent);
  const onRunError = (error: RemoteLoadError) => {
    log(error);
    record(toLoadEvent(error, 'threw'));
  };
  const first = pageOf(pages, location.pathname);
  if (detectDocumentLoop() && first) loader.stop(first.remote, first.module);
  watchRunErrors(registry, {
    onError: onRunError,
    isLoading: (name) => loader.isUnsettled(name) || history.isRecent(name),
    shown: () => {
      const page = pageOf(pages, location.pathname);
      return page && { remote: page.remote.name, version: loader.versionOf(page.remote) };
    },
  });

  return {
    self: host,
    registry,
    pages,
    loader,
    history,
    /** Reports an event to the server, in one request with other events of the page. */
    report,
    /** Returns the declared page of an address, which is a path without query. */
    pageAt: (address: string) => pageOf(pages, address),
    /** Logs and returns the typed error for a chunk of the host that failed to load. */
    chunkError(cause: unknown, attempt: number): RemoteLoadError {
      const error = loadErrorOf(cause, 'chunk', host).with({ attempt });
      log(error);
      return error;
    },
    /** Returns the typed error for an error that the host's code threw at render. */
    errorOf: (cause: unknown): RemoteLoadError => loadErrorOf(cause, 'render', host),
    /** Logs an error that was thrown at render of the host, and reports it if a remote's code threw it. */
    threw(cause: unknown): void {
      const thrower = effects.throwerOf(cause);
      const error = loadErrorOf(cause, 'render', thrower ?? host);
      log(error);
      if (thrower) record(toLoadEvent(error, 'threw'));
    },
    /** Logs and reports that React rendered the host again because of a hydration mismatch. */
    hydrationFailed: (cause: unknown): void => {
      const error = loadErrorOf(cause, 'written-page', host);
      log(error);
      record(toLoadEvent(error, 'recovered'));
    },
    /** Cancels slow requests for chunks of the host, so that the next import requests them again. */
    cancelSlowChunks: () => effects.files.cancelSlow(undefined),
  };
}
