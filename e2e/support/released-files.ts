import { createHash } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { REGISTRY_ELEMENT_ID, registry } from '@verdant/federation/contract';
import type { Registry, RegistryRemote } from '@verdant/federation/contract';
import * as v from 'valibot';

/** Counts the requests for a remote's files by path, without those that only ask what went wrong. */
export function countFiles(page: Page, remote: string): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.includes(`/remotes/${remote}/`) || searchParams.has('probe')) return;
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

/** Changes what the page's registry says of a remote, as another answer of the server would. */
export async function changeRegistry(
  page: Page,
  name: string,
  change: (remote: RegistryRemote) => Partial<RegistryRemote>,
): Promise<void> {
  const element = new RegExp(`(<script[^>]*id="${REGISTRY_ELEMENT_ID}">)([^<]*)(</script>)`);
  await page.route(
    (url) => !/\.\w+$|^\/api\//.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(element, (_all, start: string, json: string, end: string) => {
        const told: Registry = v.parse(registry, JSON.parse(json));
        const remotes = told.remotes.map((remote) =>
          remote.name === name ? { ...remote, ...change(remote) } : remote,
        );
        return `${start}${JSON.stringify({ ...told, remotes }).replaceAll('<', String.raw`\u003c`)}${end}`;
      });
      // A preload with the hash of the file as it was would only warn.
      await route.fulfill({
        response: answer,
        body: html.replaceAll(/<link rel="preload"[^>]*as="(script|style)"[^>]*>\n/g, ''),
      });
    },
  );
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

type Alteration = {
  remote: string;
  file: RegExp;
  alter: (text: string) => string;
  /** What else the page's registry says of the remote. */
  more?: (remote: RegistryRemote) => Partial<RegistryRemote>;
};

/** Releases one file of a remote with other content, under its own hash; answers how to undo it for the next request. */
export async function releaseAltered(
  page: Page,
  baseUrl: string,
  { remote: name, file, alter, more }: Alteration,
): Promise<() => void> {
  let undone = false;
  const html = await (await fetch(baseUrl)).text();
  const { remotes } = v.parse(
    registry,
    JSON.parse(new RegExp(`id="${REGISTRY_ELEMENT_ID}">([^<]*)<`).exec(html)?.[1] ?? ''),
  );
  const remote = remotes.find((candidate) => candidate.name === name);
  const path = Object.keys(remote?.integrity ?? {}).find((candidate) => file.test(candidate));
  if (!remote || !path) throw new Error(`${name} has no file like ${file.source}`);
  const original = await (await fetch(new URL(remote.url + path, baseUrl))).text();
  // Both hashes are fine by the browser, as they are while a fault is lifted.
  await changeRegistry(page, name, (told) => ({
    integrity: { ...told.integrity, [path]: `${hashOf(alter(original))} ${hashOf(original)}` },
    ...more?.(told),
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
