import type { ComponentType } from 'react';

type Fills = ComponentType<{ name: string; props: unknown }>;

/** Component that shows the fills of a slot, once the host has loaded it. */
export const fillsShown: { Fills: Fills | undefined } = { Fills: undefined };

/** Functions of the host that builds of remotes call, by the name of their global. */
type PlatformFunctions = Pick<
  typeof globalThis,
  '__federation_load_file__' | '__federation_cancel_slow__' | '__federation_hashes__'
>;

let functions: PlatformFunctions | undefined;

const GETTERS: Record<keyof PlatformFunctions | '__federation_fills__', () => unknown> = {
  __federation_load_file__: () => functions?.__federation_load_file__,
  __federation_cancel_slow__: () => functions?.__federation_cancel_slow__,
  __federation_hashes__: () => functions?.__federation_hashes__,
  __federation_fills__: () => fillsShown.Fills,
};

/**
 * Defines the globals through which remotes use the host. No script can overwrite, redefine or delete one, so that no
 * remote makes another one fail. An assignment throws in the strict code that makes it.
 */
export function definePlatformGlobals(own: PlatformFunctions): void {
  const isDefined = functions !== undefined;
  functions = own;
  if (isDefined) return;
  for (const [name, get] of Object.entries(GETTERS)) {
    Object.defineProperty(globalThis, name, { get, configurable: false, enumerable: false });
  }
}
