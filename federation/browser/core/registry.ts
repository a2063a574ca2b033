import * as v from 'valibot';
import { REGISTRY_ELEMENT_ID, registry, type Registry, type RegistryRemote, type RemotePage } from '../../contract';

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

export type Fill = { remote: RegistryRemote; module: string; order?: number | undefined };

/** Returns the modules that fill a slot, by ascending `order`, then in the order of the remotes. */
export const fillsOf = ({ remotes }: Pick<Registry, 'remotes'>, slot: string): Fill[] =>
  remotes
    .flatMap((remote) => remote.slots.filter((one) => one.slot === slot).map((one) => ({ ...one, remote })))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));

/**
 * Whether a remote's contract range, in the usual form `^1.2.0`, includes the host's version. The server decides in full
 * before it offers a release; this stops an incompatible one that comes from elsewhere.
 */
export function isContractCompatible(range: string, version: string): boolean {
  const [, major, minor] = /^\^(\d+)\.(\d+)/.exec(range) ?? [];
  const [hostMajor, hostMinor] = version.split('.');
  return major === undefined || (major === hostMajor && Number(minor) <= Number(hostMinor));
}
