import type { ComponentType } from 'react';

type PlatformFunctions = Pick<
  typeof globalThis,
  '__federation_load_file__' | '__federation_cancel_slow__' | '__federation_hashes__'
>;

/** Component that shows the fills of a slot; undefined until the host has loaded the component's code. */
export const fillsRenderer: { Fills: ComponentType<{ name: string; props: unknown }> | undefined } = {
  Fills: undefined,
};

let functions: Partial<PlatformFunctions> = {};

/** Defines the globals through which remotes use the host. No script can change or delete these globals. */
export function definePlatformGlobals(own: PlatformFunctions): void {
  functions = own;
  if ('__federation_fills__' in globalThis) return;
  const define = (name: string, get: () => unknown) => Object.defineProperty(globalThis, name, { get });
  for (const name of Object.keys(own)) define(name, () => Reflect.get(functions, name));
  define('__federation_fills__', () => fillsRenderer.Fills);
}
