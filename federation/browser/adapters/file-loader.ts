import type { ReleaseSource } from '../../contract';
import { SLOW_LOAD_AFTER_MS } from '../core/timing';
import { RemoteLoadError, type LoadSource, type LoadStage, type RemoteLoadFields } from '../core/remote-load-error';
import { HOST_FILES_PATH, pageNonce } from './trusted-scripts';
import {
  definePlatformGlobals,
  findReleaseFilesOfElement,
  attachReleaseFiles,
  type ReleaseFiles,
} from './release-files';
import { toFileFailure, probeFailedFile, retryUrl } from './probe';
import type { FileKind } from '../core/remote-globals';
import { sourceOf } from '../core/remote-state';

type ElementOutcome = 'loaded' | 'failed' | 'timeout' | 'threw' | 'cancelled';

type ElementOptions = {
  kind: FileKind;
  url: string;
  integrity: string | undefined;
  timeoutMs: number;
  signal: AbortSignal;
  /** Called with the new script or link element before the element is added to the page. */
  onElement: (element: Element) => void;
};

function elementFor({ kind, url, integrity = '' }: ElementOptions): HTMLScriptElement | HTMLLinkElement {
  if (kind === 'script') {
    return Object.assign(document.createElement('script'), {
      nonce: pageNonce(),
      src: url,
      async: true,
      crossOrigin: 'anonymous',
      integrity,
    });
  }
  return Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: url,
    crossOrigin: 'anonymous',
    integrity,
  });
}

/** Loads a file with a new element. Only the element of a loaded style sheet stays in the page. */
function loadFileWithElement(options: ElementOptions): Promise<ElementOutcome> {
  const { kind, url, timeoutMs, signal, onElement } = options;
  return new Promise((resolve) => {
    const element = elementFor(options);
    let threw = false;
    // The browser sets `filename` to the script's URL for syntax errors, and for errors that the running script throws.
    const onError = (event: ErrorEvent) => {
      threw ||= event.filename === url;
    };
    const finish = (outcome: ElementOutcome) => {
      clearTimeout(timer);
      removeEventListener('error', onError);
      signal.removeEventListener('abort', cancel);
      if (kind === 'script' || outcome !== 'loaded') element.remove();
      resolve(outcome);
    };
    const cancel = () => finish('cancelled');
    const timer = setTimeout(() => finish('timeout'), timeoutMs);
    element.addEventListener('load', () => finish(threw ? 'threw' : 'loaded'));
    element.addEventListener('error', () => finish('failed'));
    addEventListener('error', onError);
    signal.addEventListener('abort', cancel);
    onElement(element);
    document.head.append(element);
  });
}

type Failed = RemoteLoadError | undefined;
type FileRequest = {
  files: ReleaseFiles | undefined;
  file: string;
  since: number;
  cancel: AbortController;
  result: Promise<Failed>;
};

export type ReleaseFileLoader = ReturnType<typeof createFileLoader>;

/** Milliseconds offline until pending requests are cancelled. A device that changes networks is offline for less time. */
const OFFLINE_AFTER_MS = 1_000;
const OFFLINE = 'offline';

const withoutQuery = (url: URL) => url.origin + url.pathname;

function hashOf(files: ReleaseFiles | undefined, file: string): { allowed: boolean; integrity?: string | undefined } {
  if (!files) return { allowed: file.startsWith(`${location.origin}${HOST_FILES_PATH}`) };
  const { release } = files;
  const baseUrl = new URL(release.url, location.href).href;
  const integrity = file.startsWith(baseUrl) ? release.integrity[file.slice(baseUrl.length)] : undefined;
  return { allowed: Boolean(integrity), integrity };
}

const entryUrl = ({ url, entry }: ReleaseSource) => withoutQuery(new URL(url + entry, location.href));

/**
 * Creates the file loader, which checks hashes, limits the time of each load, and requests another URL after a failure.
 * @param timeoutMs time limit of each file, in milliseconds
 */
export function createFileLoader(host: LoadSource, timeoutMs: number) {
  /** Number of failures of each file, by its URL without the query. */
  const failures = new Map<string, number>();
  const applied = new Set<string>();
  const inProgress = new Set<FileRequest>();

  const countFailure = (file: string) => failures.set(file, (failures.get(file) ?? 0) + 1);

  /** Returns the error of a failed file, with stage `evaluate` if the file's code threw, otherwise `entry` or `chunk`. */
  function failed(
    files: ReleaseFiles | undefined,
    file: string,
    fields: Omit<RemoteLoadFields, 'stage' | keyof LoadSource>,
  ) {
    const ownStage: LoadStage = files && file === entryUrl(files.release) ? 'entry' : 'chunk';
    return new RemoteLoadError({
      ...(files?.source ?? host),
      stage: fields.detail === 'throws' ? 'evaluate' : ownStage,
      ...fields,
    });
  }

  async function request(
    files: ReleaseFiles | undefined,
    kind: FileKind,
    requested: URL,
    signal: AbortSignal,
  ): Promise<Failed> {
    const file = withoutQuery(requested);
    const { allowed, integrity } = hashOf(files, file);
    if (!allowed) return failed(files, file, { reason: 'error', detail: 'no-integrity', url: file });
    const style = `${integrity} ${file}`;
    if (kind === 'style' && integrity && applied.has(style)) return undefined;
    const url = retryUrl(requested.href, Math.max(failures.get(file) ?? 0, files?.failuresBefore ?? 0));
    const onElement = (element: Element) => files && attachReleaseFiles(element, files);
    const outcome = await loadFileWithElement({ kind, url, integrity, timeoutMs, signal, onElement });
    if (outcome === 'loaded') {
      if (kind === 'style') applied.add(style);
      return undefined;
    }
    if (outcome === 'cancelled') {
      return failed(files, file, { reason: 'error', detail: signal.reason === OFFLINE ? 'offline' : 'reset', url });
    }
    countFailure(file);
    if (outcome === 'timeout') return failed(files, file, { reason: 'timeout', detail: 'hangs', url });
    if (outcome === 'threw') return failed(files, file, { reason: 'error', detail: 'throws', url });
    if (!navigator.onLine) return failed(files, file, { reason: 'error', detail: 'offline', url });
    return failed(files, file, { ...toFileFailure(kind, await probeFailedFile(url, integrity)), url });
  }

  /** Loads a file for a container, or joins the pending request for the same file. */
  function loadFor(files: ReleaseFiles | undefined, kind: FileKind, url: string): Promise<Failed> {
    const requested = new URL(url, location.href);
    const file = withoutQuery(requested);
    files?.requested.add(file);
    const currentLoad = [...inProgress].find((candidate) => candidate.files === files && candidate.file === file);
    if (currentLoad) return currentLoad.result;
    const cancel = new AbortController();
    const started = { files, file, since: Date.now(), cancel, result: request(files, kind, requested, cancel.signal) };
    inProgress.add(started);
    void started.result.finally(() => inProgress.delete(started));
    return started.result;
  }

  function cancelWhere(matches: (started: FileRequest) => boolean, reason?: typeof OFFLINE): void {
    for (const started of inProgress) {
      if (!matches(started)) continue;
      // The failure is counted at once, because the next load does not wait for the cancelled request to end.
      countFailure(started.file);
      started.cancel.abort(reason);
    }
  }

  /** Cancels requests that a network loss interrupted, because the browser can leave such requests pending forever. */
  function loseInProgress(): void {
    const lost = new Set(inProgress);
    setTimeout(() => {
      if (!navigator.onLine) cancelWhere((started) => lost.has(started), OFFLINE);
    }, OFFLINE_AFTER_MS);
  }

  /** Cancels slow requests of a container and of the host, because the container can be waiting for a chunk of the host. */
  const cancelSlow = (files: ReleaseFiles | undefined) =>
    cancelWhere(
      (started) => (!started.files || started.files === files) && Date.now() - started.since > SLOW_LOAD_AFTER_MS / 2,
    );

  return {
    /** Makes this loader available to the load guards of the host and of all remotes. */
    install(): void {
      definePlatformGlobals({
        __federation_load_file__: (script, kind, url) => loadFor(findReleaseFilesOfElement(script), kind, url),
        __federation_cancel_slow__: (script) => cancelSlow(findReleaseFilesOfElement(script)),
        __federation_hashes__: (script, hashes) => {
          const release = findReleaseFilesOfElement(script)?.release;
          if (!release) return;
          Object.assign(release.integrity, hashes);
          release.hashes = undefined;
        },
      });
      addEventListener('offline', loseInProgress);
    },

    /** Creates the state of the files of a new container of a release, and returns this state. */
    openRelease(remote: string, release: ReleaseSource): ReleaseFiles {
      return {
        source: sourceOf(remote, release),
        release,
        chunks: [],
        requested: new Set(),
        failuresBefore: failures.get(entryUrl(release)) ?? 0,
      };
    },

    /** Loads the entry and, if the page has no hashes of the other files, the script with these hashes. */
    async loadEntry(files: ReleaseFiles): Promise<Failed> {
      const { url, entry, hashes } = files.release;
      const load = (name: string) => loadFor(files, 'script', url + name);
      const rest = hashes ? load(hashes) : undefined;
      return (await load(entry)) ?? rest;
    },

    cancel: (files: ReleaseFiles): void => cancelWhere((started) => started.files === files),

    cancelSlow,

    /** Marks the requested files as unusable, so that the next container requests each file by another URL. */
    discard({ requested }: ReleaseFiles): void {
      for (const file of requested) countFailure(file);
    },
  };
}
