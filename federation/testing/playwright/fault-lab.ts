import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { faultRecipe, requestOf, type FaultRecipe, type LabRequest } from '../../contract/faults';

const LAB_API = '/api/v1/fault-lab';

/** A fault as a test or a file has it: what has a default may be missing. The lab checks stage and fault. */
export type Fault = {
  remote: string;
  stage: string;
  fault: string;
  file?: string | null;
  seconds?: number | null;
  times?: number | null;
  previous?: boolean;
};

/** A recipe as its file has it, which a test may import. */
export type RecipeFile = {
  name: string;
  description: string;
  faults: readonly Fault[];
  timeout_ms?: number | null;
  offline?: boolean;
};

export type FaultLabOptions = {
  /** The host's origin, such as `http://localhost:3000`; not needed where the tests have a `baseURL`. */
  origin?: string | undefined;
};

export type FaultLab = {
  /** Replaces the faults of the browser, and the 120 seconds of each stage if `timeoutMs` is given. */
  set: (faults: readonly Fault[], timeoutMs?: number) => Promise<void>;
  /** Replaces them by those of a recipe, and takes the network away if it says so. */
  apply: (recipe: RecipeFile) => Promise<void>;
  /** Ends all faults, and gives the network back. */
  clear: () => Promise<void>;
};

async function refuseFailed(response: APIResponse, what: string): Promise<void> {
  if (response.ok()) return;
  const hint = response.status() === 404 ? ' Start the server with its fault lab on.' : '';
  throw new Error(`The fault lab does not ${what}: ${response.status()} ${await response.text()}${hint}`);
}

/** A recipe as its file has it, with its defaults. @throws with the first thing that is wrong */
export function checkRecipe(recipe: unknown): FaultRecipe {
  const result = v.safeParse(faultRecipe, recipe);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`The recipe is malformed at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`);
}

/**
 * The fault lab of one browser context. Its requests have the context's cookies, so that no one else has the faults. Open
 * or reload a page after `set` or `apply`.
 */
export function faultLab(context: BrowserContext, { origin = '' }: FaultLabOptions = {}): FaultLab {
  const url = `${origin}${LAB_API}`;
  const put = async (data: LabRequest | { faults: readonly Fault[]; timeout_ms: number | null }) =>
    refuseFailed(await context.request.put(url, { data }), 'accept the faults');
  return {
    set: async (faults, timeoutMs) => put({ faults, timeout_ms: timeoutMs ?? null }),
    apply: async (file) => {
      const recipe = checkRecipe(file);
      await put(requestOf(recipe));
      await context.setOffline(recipe.offline);
    },
    clear: async () => {
      await context.setOffline(false);
      await refuseFailed(await context.request.delete(url), 'clear the faults');
    },
  };
}

const contextOf = (target: Page | BrowserContext): BrowserContext => ('context' in target ? target.context() : target);

/** Applies a recipe in the browser of that page or context: `faultLab(context).apply(recipe)`. */
export async function applyRecipe(
  target: Page | BrowserContext,
  recipe: RecipeFile,
  options?: FaultLabOptions,
): Promise<void> {
  await faultLab(contextOf(target), options).apply(recipe);
}

/** Ends all faults in the browser of that page or context, and gives it its network back. */
export async function clearFaults(target: Page | BrowserContext, options?: FaultLabOptions): Promise<void> {
  await faultLab(contextOf(target), options).clear();
}
