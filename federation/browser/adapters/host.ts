import { LOAD_TIMEOUT_MS } from '../core/limits';
import type { Registry, RegistryRemote } from '../../contract';
import { pageOf } from '../../contract/page-paths';
import { loadErrorOf } from '../core/load-error-of';
import { releaseFolders, sourceOfThrown } from '../core/run-error';
import { toLoadEvent } from '../core/load-event';
import type { ThrownEvent } from '../core/load-event';
import type { LoadSource, RemoteLoadError } from '../core/remote-load-error';
import { pageRoutes, readRegistry } from '../core/registry';
import type { PageRoute } from '../core/registry';
import { browserEffects } from './browser-effects';
import type { HostEffects } from './browser-effects';
import { isDocumentLoop } from './document-loop';
import { createLoadHistory } from './load-history';
import { createRemoteLoader } from './loader';
import { prefetchOnIntent } from './prefetch';
import { reserveGlobals } from './release-files';
import { startReporter } from './reporter';
import { watchRunErrors } from './run-errors';
import { trustListedScripts } from './trusted-scripts';

export type HostOptions = Pick<HostEffects, 'log'> & {
  /** The host's own name and version, for failures of its own chunks. */
  host: LoadSource;
  /** Resolves when what an evaluated module needs, such as its texts, is there. */
  beforeShow?: () => Promise<void>;
  /** Whether a user would lose work if a view was replaced: no other view of its remote then falls back to the previous release. */
  hasUnsavedWork?: () => boolean;
  /** A link to this page is hovered, touched or focused: its code is prefetched, the host may do so with its data. */
  onIntent?: (page: PageRoute) => void;
};

export type RemoteHost = ReturnType<typeof startHost> & {
  /** HTML of the page while it is prerendered; the document has it in a browser. */
  readonly html?: string | undefined;
};

/** Workers of releases at another origin need code of ours; without it they fail, as a page can expect of any worker. */
async function prepareWorkers(registry: Registry): Promise<void> {
  const isElsewhere = ({ url, previous }: RegistryRemote) =>
    [url, previous?.url].some((folder) => folder?.startsWith('http'));
  if (!registry.remotes.some(isElsewhere)) return;
  await import(/* webpackChunkName: "later" */ './release-workers').then(
    ({ startReleaseWorkers }) => startReleaseWorkers(registry),
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
    throwerOf: (cause) => sourceOfThrown(cause, '', releaseFolders(registry.remotes, location.href)),
    mayHaveFills: (remote) =>
      registry.remotes.some(
        ({ name, slots }) => name !== remote && slots.some(({ slot }) => slot.startsWith(`${remote}/`)),
      ),
  });
  effects.files.install();
  for (const { name } of registry.remotes) reserveGlobals(name);
  // Loads a file by what was installed.
  const workers = prepareWorkers(registry);
  const loader = createRemoteLoader(effects);
  const pages = pageRoutes(registry);
  prefetchOnIntent(pages, loader, onIntent);
  const onRunError = (error: RemoteLoadError) => {
    log(error);
    record(toLoadEvent(error, 'threw'));
  };
  const first = pageOf(pages, location.pathname);
  if (isDocumentLoop() && first) loader.stop(first.remote, first.module);
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
    /** Reports an event with all others of the page. */
    report,
    /** The declared page of an address, which is a path without query. */
    pageAt: (address: string) => pageOf(pages, address),
    /** The typed error for a chunk of the host's own that failed to load; logged. */
    chunkError(cause: unknown, attempt: number): RemoteLoadError {
      const error = loadErrorOf(cause, 'chunk', host).with({ attempt });
      log(error);
      return error;
    },
    /** The typed error for what code of the host threw at render. */
    errorOf: (cause: unknown): RemoteLoadError => loadErrorOf(cause, 'render', host),
    /** Logs what code of the host threw at render; if a remote's code threw it, reports that. */
    threw(cause: unknown): void {
      const thrower = effects.throwerOf(cause);
      const error = loadErrorOf(cause, 'render', thrower ?? host);
      log(error);
      if (thrower) record(toLoadEvent(error, 'threw'));
    },
    /** React has rendered the host again, which was not as the server had sent it; logged and reported. */
    hydrationFailed: (cause: unknown): void => {
      const error = loadErrorOf(cause, 'written-page', host);
      log(error);
      record(toLoadEvent(error, 'recovered'));
    },
    /** Cancels chunks of the host's own that hang, so that the next import requests them again. */
    cancelSlowChunks: () => effects.files.cancelSlow(undefined),
  };
}
