import type { Page, Request } from '@playwright/test';
import { REGISTRY_ELEMENT_ID, registry } from '@verdant/federation/contract';
import type { Registry, RegistryRemote } from '@verdant/federation/contract';
import * as v from 'valibot';
import { integrityOf } from '../../server/testing/releases';

/** Counts the requests for a remote's files by path, without the probes for the cause of a failure. */
export function countFileRequests(page: Page, remote: string): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    // A failed page sends HEAD requests until its server responds again.
    if (!pathname.includes(`/remotes/${remote}/`) || searchParams.has('probe') || request.method() === 'HEAD') return;
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

/** Changes the data about a remote in the registry that pages contain, as if the server had sent this registry. */
export async function changeRemoteInRegistry(
  page: Page,
  name: string,
  change: (remote: RegistryRemote) => Partial<RegistryRemote>,
): Promise<void> {
  const element = new RegExp(`(<script[^>]*id="${REGISTRY_ELEMENT_ID}">)([^<]*)(</script>)`);
  await page.route(
    (url) => !/\.\w+$|^\/api\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(element, (_all, start: string, json: string, end: string) => {
        const current: Registry = v.parse(registry, JSON.parse(json));
        const remotes = current.remotes.map((remote) =>
          remote.name === name ? { ...remote, ...change(remote) } : remote,
        );
        return `${start}${JSON.stringify({ ...current, remotes }).replaceAll('<', String.raw`\u003c`)}${end}`;
      });
      // Preloads are removed, because those with the hash of a file that the test has changed cause warnings.
      await route.fulfill({
        response,
        body: html.replaceAll(/<link rel="preload"[^>]*as="(script|style)"[^>]*>\n/g, ''),
      });
    },
  );
}

type Alteration = {
  remote: string;
  file: RegExp;
  alter: (text: string) => string;
};

/**
 * Replaces the content of one file of a remote, and its hash in the registry.
 * @returns a function that restores the original file for later requests
 */
export async function replaceReleasedFile(
  page: Page,
  baseUrl: string,
  { remote: name, file, alter }: Alteration,
): Promise<() => void> {
  let undone = false;
  const remoteAt = async (url: URL) => {
    const html = await (await fetch(url)).text();
    const text = new RegExp(`id="${REGISTRY_ELEMENT_ID}">([^<]*)<`).exec(html)?.[1] ?? '';
    return v.parse(registry, JSON.parse(text)).remotes.find((candidate) => candidate.name === name);
  };
  const listed = await remoteAt(new URL(baseUrl));
  // Only a page of the remote contains the hashes of all its files.
  const remote = listed && (await remoteAt(new URL(listed.pages[0]?.path ?? '', baseUrl)));
  const path = Object.keys(remote?.integrity ?? {}).find((candidate) => file.test(candidate));
  if (!remote || !path) throw new Error(`${name} has no file like ${file.source}`);
  const original = await (await fetch(new URL(remote.url + path, baseUrl))).text();
  // Both hashes are listed, so that the original file is valid again after the repair.
  await changeRemoteInRegistry(page, name, () => ({
    hashes: undefined,
    integrity: { ...remote.integrity, [path]: `${integrityOf(alter(original))} ${integrityOf(original)}` },
  }));
  await page.route(`**/${path}*`, (route) => {
    const body = undone ? original : alter(original);
    return route.fulfill({
      body,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
    });
  });
  return () => {
    undone = true;
  };
}
