import { CONTRACT_VERSION, type RegistryRemote, type ReleaseSource } from '../../contract';
import { isContractCompatible } from '../core/registry';
import type { ReleaseFileLoader } from './file-loader';
import { isContainer, type Container, type ReleaseFiles } from './release-files';
import { withTimeout } from '../core/timing';
import { loadErrorOf, RemoteLoadError, type LoadSource, type LoadStage } from '../core/remote-load-error';
import { sourceOf, type RemoteComponent } from '../core/remote-state';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: object };

export async function connectContainer(container: Container): Promise<void> {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
}

export type ContainerEffects = {
  files: Pick<ReleaseFileLoader, 'openRelease' | 'loadEntry' | 'cancel' | 'discard'>;
  connectContainer: (container: Container) => Promise<void>;
  /** Time limit of each stage of a load, in milliseconds. */
  timeoutMs: number;
  /** Resolves when everything that an evaluated module needs at render, such as its texts, has loaded. */
  beforeShow: () => Promise<void>;
};

type OpenedContainer = { files: ReleaseFiles; container: Promise<Container> };

async function openContainer(contract: string, files: ReleaseFiles, effects: ContainerEffects): Promise<Container> {
  const { source, release } = files;
  const failed = { ...source, reason: 'error' } as const;
  if (!isContractCompatible(contract, CONTRACT_VERSION)) {
    throw new RemoteLoadError({ ...failed, stage: 'init', detail: 'contract' });
  }
  const failure = await effects.files.loadEntry(files);
  if (failure) throw failure;
  const { container } = files;
  if (!isContainer(container)) {
    throw new RemoteLoadError({ ...failed, stage: 'evaluate', detail: 'empty', url: release.url + release.entry });
  }
  const timedOut = () => new RemoteLoadError({ ...source, stage: 'init', reason: 'timeout', detail: 'hangs' });
  await withTimeout(effects.connectContainer(container), effects.timeoutMs, timedOut).catch((cause: unknown) => {
    throw loadErrorOf(cause, 'init', source);
  });
  return container;
}

/** Milliseconds by which a stage's limit exceeds a file's limit, so that the file's more specific error comes first. */
const AFTER_FILES_MS = 500;

const isComponent = (value: unknown): value is RemoteComponent =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const describeExport = ([name, value]: [string, unknown]) => (isComponent(value) ? name : `${name} (no component)`);

/** Returns the component that is the only export of a module. @throws RemoteLoadError for any other exports */
function componentOf(exports: unknown, source: LoadSource, module: string): RemoteComponent {
  const found: [string, unknown][] = typeof exports === 'object' && exports !== null ? Object.entries(exports) : [];
  const [, component] = found[0] ?? [];
  if (found.length === 1 && isComponent(component)) return component;
  const note = `${module} exports ${found.map(describeExport).join(', ') || 'nothing'}`;
  throw new RemoteLoadError({ ...source, stage: 'evaluate', reason: 'error', detail: 'wrong-shape', note });
}

/** Creates the store of containers, one per release. A load after a failure opens a new container. */
export function createContainerLoader(effects: ContainerEffects) {
  const { timeoutMs, beforeShow } = effects;
  const opened = new Map<string, OpenedContainer>();
  const keyOf = (remote: RegistryRemote, release: ReleaseSource) => `${remote.name} ${release.url}`;

  /** Resolves to the initialized container of the release. Rejects with a RemoteLoadError. */
  function open(remote: RegistryRemote, release: ReleaseSource): Promise<Container> {
    const key = keyOf(remote, release);
    const existing = opened.get(key);
    if (existing) return existing.container;
    const files = effects.files.openRelease(remote.name, release);
    const fresh: OpenedContainer = { files, container: openContainer(remote.contract, files, effects) };
    opened.set(key, fresh);
    fresh.container.catch(() => opened.get(key) === fresh && opened.delete(key));
    return fresh.container;
  }

  return {
    /** Loads and evaluates a module. Resolves to the module's component, or rejects with a `RemoteLoadError`. */
    async fetchComponent(remote: RegistryRemote, release: ReleaseSource, module: string): Promise<RemoteComponent> {
      const source = sourceOf(remote.name, release);
      let stage: LoadStage = 'entry';
      const timedOut = () => new RemoteLoadError({ ...source, stage, reason: 'timeout', detail: 'hangs' });
      try {
        const container = await open(remote, release);
        stage = 'chunk';
        const evaluate = await withTimeout(container.get(module), timeoutMs + AFTER_FILES_MS, timedOut);
        stage = 'evaluate';
        const component = componentOf(await withTimeout(evaluate(), timeoutMs, timedOut), source, module);
        await beforeShow();
        return component;
      } catch (cause) {
        throw loadErrorOf(cause, stage, source);
      }
    },

    /**
     * Cancels pending loads of the release and forgets the release's container, so that the next load opens a new
     * container. `discard`: the next load requests the files by new URLs.
     */
    close(remote: RegistryRemote, release: ReleaseSource, { discard }: { discard: boolean }): void {
      const key = keyOf(remote, release);
      const container = opened.get(key);
      if (!container) return;
      opened.delete(key);
      effects.files.cancel(container.files);
      if (discard) effects.files.discard(container.files);
    },
  };
}
