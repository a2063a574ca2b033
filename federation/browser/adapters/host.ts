import { findPageAt } from '../../contract/page-paths';
import { LOAD_TIMEOUT_MS, pause, untilOnline } from '../core/timing';
import { loadErrorOf, type LoadSource, type RemoteLoadError } from '../core/remote-load-error';
import { toLoadEvent, type LoadEventWithError } from '../core/load-event';
import { pageRoutes, readRegistry, type PageRoute } from '../core/registry';
import { connectContainer } from './containers';
import { detectDocumentLoop } from './navigation-loops';
import { createFileLoader } from './file-loader';
import { createLoadHistory, startReporter } from './reporter';
import { createRemoteLoader, type LoaderEffects, type RemoteLoader } from './loader';
import { defineRemoteGlobals } from './release-files';
import { releaseFolders, releaseOfThrownError, watchRuntimeErrors, type ReleaseFolder } from './run-errors';
import { trustListedScripts } from './trusted-scripts';

type HostOptions = Pick<LoaderEffects, 'log'> &
  Partial<Pick<LoaderEffects, 'beforeShow' | 'hasUnsavedWork'>> & {
    /** Name and version of the host, for failures of the host's chunks. */
    host: LoadSource;
    /** Called when a link to this page is hovered, touched or focused, so that the host can prefetch the page's data. */
    onIntent?: (page: PageRoute) => void;
  };

export type RemoteHost = ReturnType<typeof startHost> & {
  /** HTML of the page during prerendering; undefined in a browser, where the document already contains this HTML. */
  readonly html?: string | undefined;
};

/** Loads the code that starts workers of releases at another origin. These workers fail if this code does not load. */
async function prepareWorkers(folders: readonly ReleaseFolder[]): Promise<void> {
  if (folders.every(({ folder }) => folder.startsWith(`${location.origin}/`))) return;
  await import(/* webpackChunkName: "later" */ './release-workers').then(
    ({ allowReleaseWorkers }) => allowReleaseWorkers(folders),
    () => undefined,
  );
}

/** Returns a getter for the time of the last user input, in milliseconds since the page was opened. */
function watchInput(): () => number {
  let last = -Infinity;
  // An event that code dispatched is not user input.
  const note = ({ isTrusted }: Event) => {
    if (isTrusted) last = performance.now();
  };
  for (const type of ['pointerdown', 'keydown', 'click']) {
    addEventListener(type, note, { capture: true, passive: true });
  }
  return () => last;
}

/**
 * Prefetches the page of a hovered, touched or focused link of this origin. The current page is excluded, because the
 * pointer still hovers over its link after a click.
 */
function prefetchOnIntent(
  pages: readonly PageRoute[],
  loader: RemoteLoader,
  onIntent: (page: PageRoute) => void,
): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const page = findPageAt(pages, link.pathname);
    if (!page || page === findPageAt(pages, location.pathname)) return;
    loader.prefetch(page.remote, page.module);
    onIntent(page);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetch, { passive: true });
}

/**
 * Starts the loading of remotes in this page: reads the inlined registry, installs the file loader, and prefetches the
 * page of a link that is hovered or focused.
 * @throws if the page has no registry, or a malformed registry
 */
export function startHost({
  host,
  log,
  beforeShow = async () => {},
  hasUnsavedWork = () => false,
  onIntent = () => {},
}: HostOptions) {
  const registry = readRegistry(document);
  const { lab, overrides, script_origins = [] } = registry;
  const folders = releaseFolders(registry.remotes, location.href);
  trustListedScripts(folders, script_origins);
  const report = startReporter({ isAltered: Boolean(lab) || overrides.length > 0 });
  const history = createLoadHistory();
  const record = (event: LoadEventWithError) => {
    history.add(event);
    report(event);
  };
  const timeoutMs = lab?.timeout_ms ?? LOAD_TIMEOUT_MS;
  const files = createFileLoader(host, timeoutMs);
  const throwerOf = (cause: unknown) => releaseOfThrownError(cause, '', folders);
  files.install();
  for (const { name } of registry.remotes) defineRemoteGlobals(name);
  // This call must follow `files.install()`, because the file loader loads the chunk that the call imports.
  const workers = prepareWorkers(folders);
  const loader = createRemoteLoader({
    files,
    timeoutMs,
    connectContainer: async (container) => {
      await workers;
      await connectContainer(container);
    },
    beforeShow,
    isOnline: () => navigator.onLine,
    untilOnline,
    pause,
    random: Math.random,
    now: () => performance.now(),
    lastInput: watchInput(),
    hasUnsavedWork,
    report: record,
    log,
    throwerOf,
    mayHaveFills: (remote) =>
      registry.remotes.some(
        ({ name, slots }) => name !== remote && slots.some(({ slot }) => slot.startsWith(`${remote}/`)),
      ),
  });
  const pages = pageRoutes(registry);
  prefetchOnIntent(pages, loader, onIntent);
  const logAndRecord = (error: RemoteLoadError, outcome: 'threw' | 'recovered') => {
    log(error);
    record(toLoadEvent(error, outcome));
  };
  const first = findPageAt(pages, location.pathname);
  if (detectDocumentLoop() && first) loader.stop(first.remote, first.module);
  watchRuntimeErrors(folders, {
    onError: (error) => logAndRecord(error, 'threw'),
    isLoading: (name) => loader.isUnsettled(name) || history.isRecent(name),
    shown: () => {
      const page = findPageAt(pages, location.pathname);
      return page && { remote: page.remote.name, version: loader.versionOf(page.remote) };
    },
  });

  return {
    self: host,
    registry,
    pages,
    loader,
    history,
    report,
    /** Returns the declared page of a path without query. */
    pageAt: (address: string) => findPageAt(pages, address),
    /** Logs and returns the typed error for a chunk of the host that failed to load. */
    chunkError(cause: unknown, attempt: number): RemoteLoadError {
      const error = loadErrorOf(cause, 'chunk', host).with({ attempt });
      log(error);
      return error;
    },
    /** Returns the typed error for an error that the host's code threw at render. */
    errorOf: (cause: unknown): RemoteLoadError => loadErrorOf(cause, 'render', host),
    /** Logs an error that was thrown while the host rendered, and reports the error if code of a remote threw it. */
    threw(cause: unknown): void {
      const thrower = throwerOf(cause);
      const error = loadErrorOf(cause, 'render', thrower ?? host);
      if (thrower) logAndRecord(error, 'threw');
      else log(error);
    },
    /** Logs and reports that React rendered the host again because of a hydration mismatch. */
    hydrationFailed: (cause: unknown): void => logAndRecord(loadErrorOf(cause, 'written-page', host), 'recovered'),
    /** Cancels slow requests for chunks of the host, so that the next import requests the chunks again. */
    cancelSlowChunks: () => files.cancelSlow(undefined),
  };
}
