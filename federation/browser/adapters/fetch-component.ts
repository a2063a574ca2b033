import type { RegistryRemote, ReleaseSource } from '../../contract';
import { withTimeout } from '../core/limits';
import { loadErrorOf } from '../core/load-error-of';
import { RemoteLoadError, type LoadSource, type LoadStage } from '../core/remote-load-error';
import type { RemoteComponent } from '../core/remote-state';
import type { createContainers } from './containers';

export type FetchEffects = {
  timeoutMs: number;
  beforeShow: () => Promise<void>;
};

type Requested = { remote: RegistryRemote; release: ReleaseSource; module: string };

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

/** Loads and evaluates a module. Resolves to the module's component, or rejects with a `RemoteLoadError`. */
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
