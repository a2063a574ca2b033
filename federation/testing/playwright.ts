import { readFileSync } from 'node:fs';
import type { APIResponse, BrowserContext, Page, APIRequestContext, Locator } from '@playwright/test';
import * as v from 'valibot';
import { faultRecipe, type FaultRecipe } from '../contract/faults';
import { overrideMade, type OverrideMade, type OverrideRequest } from '../contract/overrides';

export type { FaultRecipe };

const LAB_API = '/api/v1/fault-lab';

/** A fault in a test or a recipe file: fields with a default are optional. The lab checks `stage` and `fault`. */
export type Fault = {
  remote: string;
  stage: string;
  fault: string;
  file?: string | null;
  seconds?: number | null;
  times?: number | null;
  previous?: boolean;
};

/** Content of a recipe file in JSON that a test imports. */
export type RecipeFile = {
  name: string;
  description: string;
  faults: readonly Fault[];
  timeout_ms?: number | null;
  offline?: boolean;
};

export type FaultLabOptions = {
  /** The host's origin, such as `http://localhost:3000`; not needed if the tests have a `baseURL`. */
  origin?: string | undefined;
};

export type FaultLab = {
  /** Replaces all faults of the browser. `timeoutMs`: time limit of each load stage, which is otherwise 120 seconds. */
  set: (faults: readonly Fault[], timeoutMs?: number) => Promise<void>;
  /** Replaces all faults by those of a recipe, and sets the browser offline if the recipe requires this. */
  apply: (recipe: RecipeFile) => Promise<void>;
  /** Ends all faults, and sets the browser online again. */
  clear: () => Promise<void>;
};

/** Returns the reason that an error response gives. */
function reasonIn(text: string): string {
  try {
    return v.parse(v.object({ detail: v.string() }), JSON.parse(text)).detail;
  } catch {
    return text;
  }
}

/** @throws with the server's reason, and with a hint for one status, if the response is an error */
async function refuseFailed(response: APIResponse, problem: string, status?: number, hint = ''): Promise<void> {
  if (response.ok()) return;
  const advice = response.status() === status ? hint : '';
  throw new Error(`${problem}: ${response.status()} ${reasonIn(await response.text())}${advice}`);
}

/** Returns the content of a recipe file with defaults for missing fields. @throws Error with the first invalid field */
export function checkRecipe(recipe: unknown): FaultRecipe {
  const result = v.safeParse(faultRecipe, recipe);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`The recipe is malformed at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`);
}

/** Controls a browser context's fault lab. Cookies limit faults to this browser. Load a page after `set` or `apply`. */
export function faultLab(context: BrowserContext, { origin = '' }: FaultLabOptions = {}): FaultLab {
  const url = `${origin}${LAB_API}`;
  const refuseFault = (response: APIResponse, problem: string) =>
    refuseFailed(response, problem, 404, ' Start the server with its fault lab on.');
  const put = async (data: { faults: readonly Fault[]; timeout_ms: number | null }) =>
    refuseFault(await context.request.put(url, { data }), 'The fault lab does not accept the faults');
  return {
    set: async (faults, timeoutMs) => put({ faults, timeout_ms: timeoutMs ?? null }),
    apply: async (file) => {
      const { faults, timeout_ms, offline } = checkRecipe(file);
      await put({ faults, timeout_ms });
      await context.setOffline(offline);
    },
    clear: async () => {
      await context.setOffline(false);
      await refuseFault(await context.request.delete(url), 'The fault lab does not clear the faults');
    },
  };
}

const contextOf = (target: Page | BrowserContext): BrowserContext => ('context' in target ? target.context() : target);

/** Applies a recipe in the browser of the given page or context: `faultLab(context).apply(recipe)`. */
export async function applyRecipe(
  target: Page | BrowserContext,
  recipe: RecipeFile,
  options?: FaultLabOptions,
): Promise<void> {
  await faultLab(contextOf(target), options).apply(recipe);
}

/** Ends all faults in the browser of the given page or context, and sets the browser online again. */
export async function clearFaults(target: Page | BrowserContext, options?: FaultLabOptions): Promise<void> {
  await faultLab(contextOf(target), options).clear();
}

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
  const hint = ' Pass the sign-in of a developer as `authorization`.';
  await refuseFailed(response, `The server does not override ${remote}`, 401, hint);
  return v.parse(overrideMade, await response.json());
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
  await refuseFailed(response, 'The server does not end the overrides');
}

/** Known details that a failure screen shows for support. `part`: the remote and its version. */
export type FailureDetails = Partial<
  Record<'part' | 'stage' | 'reason' | 'finding' | 'chunk' | 'address' | 'status' | 'attempt', string>
>;

export type FailureScreen = {
  screen: Locator;
  tryAgain: Locator;
  /** Button that reloads the page; only visible if a retry cannot help. */
  reload: Locator;
  copyReport: Locator;
  /** Waits for the screen. Resolves to the details that the screen shows for support. */
  readDetails: () => Promise<FailureDetails>;
};

/**
 * Returns locators, independent of the language, for the screen that replaces a failed page or slot. A host marks the
 * screen with `data-load-failure`, its buttons with `data-action`, and each detail with `data-detail` and the detail's
 * name.
 */
export function failureScreen(page: Page): FailureScreen {
  const screen = page.locator('[data-load-failure]');
  const action = (name: string) => screen.locator(`[data-action="${name}"]`);
  return {
    screen,
    tryAgain: action('try-again'),
    reload: action('reload'),
    copyReport: action('copy-report'),
    readDetails: async () => {
      await screen.waitFor();
      const values = await screen
        .locator('[data-detail]')
        .evaluateAll((elements) =>
          elements.map((element): [string, string] => [element.getAttribute('data-detail') ?? '', element.textContent]),
        );
      return Object.fromEntries(values);
    },
  };
}
