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

/** Returns the first remote that fills the slot, and the module with which this remote fills the slot. */
export function findSlotModule(
  { remotes }: Registry,
  slot: string,
): { remote: RegistryRemote; module: string } | undefined {
  for (const remote of remotes) {
    const found = remote.slots.find((candidate) => candidate.slot === slot);
    if (found) return { remote, module: found.module };
  }
  return undefined;
}

/**
 * Returns true if a remote's contract range, such as `^1.2.0`, includes the host's version. The server fully checks the
 * releases of its registry. This check stops incompatible releases from other sources, such as overrides.
 */
export function isContractCompatible(range: string, version: string): boolean {
  const [, major, minor] = /^\^(\d+)\.(\d+)/.exec(range) ?? [];
  const [hostMajor, hostMinor] = version.split('.');
  return major === undefined || (major === hostMajor && Number(minor) <= Number(hostMinor));
}
