import type { RegistryRemote, ReleaseSource } from '../../contract';
import { loadErrorOf } from '../core/load-error-of';
import { componentOf, type RemoteComponent } from '../core/page-component';
import { RemoteLoadError, type LoadSource, type LoadStage } from '../core/remote-load-error';
import { withTimeout } from '../core/limits';
import type { createContainers } from './containers';

export type FetchEffects = {
  /** Limit of every stage, in milliseconds. */
  timeoutMs: number;
  /** Resolves when everything that an evaluated module needs at render, such as its texts, has loaded. */
  beforeShow: () => Promise<void>;
};

type Requested = { remote: RegistryRemote; release: ReleaseSource; module: string };

/** Extra time for a stage after its files' time limit, in milliseconds, because a file's error is more specific. */
const AFTER_FILES_MS = 500;

/** Loads and evaluates a module, and returns its component. Rejects with a `RemoteLoadError`. */
export async function fetchComponent(
  containers: ReturnType<typeof createContainers>,
  { timeoutMs, beforeShow }: FetchEffects,
  { remote, release, module }: Requested,
): Promise<RemoteComponent> {
  const source: LoadSource = { remote: remote.name, version: release.version, folder: release.url };
  let stage: LoadStage = 'entry';
  const timedOut = () => new RemoteLoadError({ ...source, stage, reason: 'timeout', detail: 'hangs' });
  try {
    const container = await containers.open(remote, release);
    stage = 'chunk';
    const evaluate = await withTimeout(container.get(module), timeoutMs + AFTER_FILES_MS, timedOut);
    stage = 'evaluate';
    const component = componentOf(await withTimeout(evaluate(), timeoutMs, timedOut), source, module);
    await beforeShow();
    return component;
  } catch (cause) {
    throw loadErrorOf(cause, stage, source);
  }
}
