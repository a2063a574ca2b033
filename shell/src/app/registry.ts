import * as v from 'valibot';
import { REGISTRY_ELEMENT_ID, registry } from '@verdant/federation/contract';
import type { Registry, RegistryRemote, RemotePage, Translations } from '@verdant/federation/contract';
import type { Language } from '@verdant/shared/contract';

/** The list of remotes that the server inlined into the page. Throws when the page holds none. */
export function readRegistry(page: Document): Registry {
  const text = page.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page holds no list of remotes');
  return v.parse(registry, JSON.parse(text));
}

export type PageRoute = RemotePage & { remote: RegistryRemote };

/** Every page that a remote declares, with its remote. */
export function pageRoutes({ remotes }: Registry): PageRoute[] {
  return remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote })));
}

export type NavEntry = { path: string; label: string };

/** What a remote says of itself, in the reader's language where it knows it. */
export function inLanguage<T extends string | undefined>(
  english: T,
  translations: Translations,
  language: Language,
): T | string {
  return (language === 'en' ? undefined : translations?.[language]) ?? english;
}

/** The navbar's links in the order that the remotes ask for. */
export function navEntries(pages: PageRoute[], language: Language): NavEntry[] {
  return pages
    .flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ path, label, labels }) => ({ path, label: inLanguage(label, labels, language) }));
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

/** Without the final slash that a reader may have typed. */
export const normalisePath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);
