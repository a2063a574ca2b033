import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { faultRecipe, toLabRequest, type FaultRecipe, type LabRequest } from '../../contract/faults';

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

async function refuseFailed(response: APIResponse, what: string): Promise<void> {
  if (response.ok()) return;
  const hint = response.status() === 404 ? ' Start the server with its fault lab on.' : '';
  throw new Error(`The fault lab does not ${what}: ${response.status()} ${await response.text()}${hint}`);
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
  const put = async (data: LabRequest | { faults: readonly Fault[]; timeout_ms: number | null }) =>
    refuseFailed(await context.request.put(url, { data }), 'accept the faults');
  return {
    set: async (faults, timeoutMs) => put({ faults, timeout_ms: timeoutMs ?? null }),
    apply: async (file) => {
      const recipe = checkRecipe(file);
      await put(toLabRequest(recipe));
      await context.setOffline(recipe.offline);
    },
    clear: async () => {
      await context.setOffline(false);
      await refuseFailed(await context.request.delete(url), 'clear the faults');
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
