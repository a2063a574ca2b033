import * as v from 'valibot';
import { REGISTRY_ELEMENT_ID, registry, type Registry, type RegistryRemote, type RemotePage } from '../../contract';

/** Returns the registry that the server inlined in the page. @throws for a missing or malformed registry */
export function readRegistry(page: Document): Registry {
  const text = page.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page has no registry');
  return v.parse(registry, JSON.parse(text));
}

export type PageRoute = RemotePage & { remote: RegistryRemote };

export function pageRoutes({ remotes }: Registry): PageRoute[] {
  return remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote })));
}

/** A module that fills a slot. */
export type FillOfRemote = { remote: RegistryRemote; module: string; order?: number | undefined };

/** Returns the modules that fill a slot, by ascending `order`, then in the order of the remotes. */
export const fillsOfSlot = ({ remotes }: Registry, name: string): FillOfRemote[] =>
  remotes
    .flatMap((remote) => remote.slots.filter(({ slot }) => slot === name).map((fill) => ({ ...fill, remote })))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));

/** Returns the module that fills a slot in which the host shows one module. */
export const findSlotModule = (registryOfPage: Registry, slot: string): FillOfRemote | undefined =>
  fillsOfSlot(registryOfPage, slot)[0];

/**
 * Returns true if a remote's contract range, such as `^1.2.0`, includes the host's version. The server fully checks the
 * releases of its registry. This check stops incompatible releases from other sources, such as overrides.
 */
export function isContractCompatible(range: string, version: string): boolean {
  const [, major, minor] = /^\^(\d+)\.(\d+)/.exec(range) ?? [];
  const [hostMajor, hostMinor] = version.split('.');
  return major === undefined || (major === hostMajor && Number(minor) <= Number(hostMinor));
}
