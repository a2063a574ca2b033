import type { ComponentType } from 'react';
import { WrongShape } from './load-failure';

/** A function or what `memo` and `lazy` make. */
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/**
 * The one component that a page or slot module exports.
 * @throws when the module exports anything else: it was not made for this shell
 */
export function componentOf(exports: unknown): ComponentType {
  const values: unknown[] = typeof exports === 'object' && exports !== null ? Object.values(exports) : [];
  const [component] = values;
  if (values.length === 1 && isComponent(component)) return component;
  throw new WrongShape('A page module must export exactly one component');
}
