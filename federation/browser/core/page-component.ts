import type { ComponentType } from 'react';
import { RemoteLoadError } from './remote-load-error';
import type { LoadSource } from './remote-load-error';

export type RemoteComponent = ComponentType<Record<string, unknown>>;

/** Returns true for a function, and for an object that `memo` or `lazy` returned. */
const isComponent = (value: unknown): value is RemoteComponent =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const describeExport = ([name, value]: [string, unknown]) => (isComponent(value) ? name : `${name} (no component)`);

/**
 * Returns the only export of a page or slot module, a component. `module` is its name in `remote.json`: `./budget`. @throws
 * RemoteLoadError if the module exports anything else, because it was then not built for this host
 */
export function componentOf(exports: unknown, source: LoadSource, module: string): RemoteComponent {
  const found: [string, unknown][] = typeof exports === 'object' && exports !== null ? Object.entries(exports) : [];
  const [, component] = found[0] ?? [];
  if (found.length === 1 && isComponent(component)) return component;
  const note = `${module} exports ${found.map(describeExport).join(', ') || 'nothing'}`;
  throw new RemoteLoadError({ ...source, stage: 'evaluate', reason: 'error', detail: 'wrong-shape', note });
}
