import type { ComponentType } from 'react';
import { RemoteLoadError } from './remote-load-error';
import type { LoadSource } from './remote-load-error';

export type RemoteComponent = ComponentType<Record<string, unknown>>;

/** A function or what `memo` and `lazy` return. */
const isComponent = (value: unknown): value is RemoteComponent =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/**
 * The one component that a page or slot module exports.
 * @throws RemoteLoadError when the module exports anything else: it was not made for this host
 */
export function componentOf(exports: unknown, source: LoadSource): RemoteComponent {
  const values: unknown[] = typeof exports === 'object' && exports !== null ? Object.values(exports) : [];
  const [component] = values;
  if (values.length === 1 && isComponent(component)) return component;
  throw new RemoteLoadError({ ...source, stage: 'evaluate', reason: 'error', detail: 'wrong-shape' });
}
