import { readFileSync } from 'node:fs';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { overrideMade } from '../../contract/overrides';
import type { OverrideMade, OverrideRequest } from '../../contract/overrides';

const OVERRIDES_API = '/api/v1/overrides';

/** Browser of the override: a page, a browser context, or a request context whose `storageState` a test passes on. */
export type OverrideTarget = Page | BrowserContext | APIRequestContext;

/** A build of a remote: the folder at a URL, the preview of a pull request, or a published release. */
export type OverrideBuild = { url: string } | { preview: number } | { version: string };

export type OverrideOptions = {
  /** Name of the remote; by default the name in `remote.json` of the current folder. */
  remote?: string | undefined;
  /** Value of the header `Authorization` with a developer's session token, if the server requires one. */
  authorization?: string | undefined;
  /** The host's origin, such as `http://localhost:3000`; not needed if the tests have a `baseURL`. */
  origin?: string | undefined;
};

const requestsOf = (target: OverrideTarget): APIRequestContext => ('request' in target ? target.request : target);

function nameHere(): string {
  const declaration: unknown = JSON.parse(readFileSync('remote.json', 'utf8'));
  return v.parse(v.object({ name: v.string() }), declaration).name;
}

/** Returns the reason that an error response gives. */
function reasonIn(text: string): string {
  try {
    return v.parse(v.object({ detail: v.string() }), JSON.parse(text)).detail;
  } catch {
    return text;
  }
}

/**
 * Makes only the browser of the page or context use another build of a remote, for eight hours. Open or reload a page
 * afterwards.
 * @returns the folder of the build, and the build's first page
 * @throws with the server's reason if the server refuses the build
 */
export async function useOverride(
  target: OverrideTarget,
  build: OverrideBuild,
  { remote = nameHere(), authorization, origin = '' }: OverrideOptions = {},
): Promise<OverrideMade> {
  const data: OverrideRequest = { name: remote, ...build };
  const response = await requestsOf(target).post(`${origin}${OVERRIDES_API}`, {
    data,
    ...(authorization !== undefined && { headers: { authorization } }),
  });
  if (response.ok()) return v.parse(overrideMade, await response.json());
  const hint = response.status() === 401 ? ' Pass the sign-in of a developer as `authorization`.' : '';
  throw new Error(
    `The server does not override ${remote}: ${response.status()} ${reasonIn(await response.text())}${hint}`,
  );
}

/** Makes the browser use the preview of a pull request: `useOverride(target, { preview })`. */
export async function usePreview(
  target: OverrideTarget,
  pullRequest: number,
  options?: OverrideOptions,
): Promise<OverrideMade> {
  return useOverride(target, { preview: pullRequest }, options);
}

/** Ends all overrides of the browser. */
export async function resetOverrides(
  target: OverrideTarget,
  { origin = '' }: Pick<OverrideOptions, 'origin'> = {},
): Promise<void> {
  const response = await requestsOf(target).delete(`${origin}${OVERRIDES_API}`);
  if (!response.ok()) throw new Error(`The server does not end the overrides: ${response.status()}`);
}
