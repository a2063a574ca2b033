import * as v from 'valibot';
import { REGISTRY_ELEMENT_ID, registry } from '../../contract';
import type { Registry, RegistryRemote, RemotePage } from '../../contract';

/**
 * The registry that the server inlined in the page.
 * @throws when it is missing or malformed
 */
export function readRegistry(page: Document): Registry {
  const text = page.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page has no registry');
  return v.parse(registry, JSON.parse(text));
}

export type PageRoute = RemotePage & { remote: RegistryRemote };

/** Every page that a remote declares, with its remote. */
export function pageRoutes({ remotes }: Registry): PageRoute[] {
  return remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote })));
}

/** The first remote that fills the slot. */
export function slotModule(
  { remotes }: Registry,
  slot: string,
): { remote: RegistryRemote; module: string } | undefined {
  for (const remote of remotes) {
    const found = remote.slots.find((candidate) => candidate.slot === slot);
    if (found) return { remote, module: found.module };
  }
  return undefined;
}
