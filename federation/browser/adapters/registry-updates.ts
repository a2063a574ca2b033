import * as v from 'valibot';
import { registryId } from '../../contract';

const CHECK_MS = 10 * 60_000;
const TIMEOUT_MS = 10_000;
const REGISTRY_PATH = '/api/v1/registry';

/** Resolves to the id of the registry that this visitor would get now; undefined if the request fails. */
async function fetchRegistryId(): Promise<string | undefined> {
  try {
    const response = await fetch(REGISTRY_PATH, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? v.parse(registryId, await response.json()).id : undefined;
  } catch {
    return undefined;
  }
}

/** Resolves to true if this visitor would now get another registry; false if the server does not respond. */
export async function isOutdated(id: string): Promise<boolean> {
  const current = await fetchRegistryId();
  return current !== undefined && current !== id;
}

/**
 * Checks for a newer registry when the tab becomes visible, and every ten minutes while the tab is visible.
 * @returns a function that stops the checks
 */
export function watchRegistry(id: string, onUpdate: (id: string) => void): () => void {
  let isChecking = false;
  const check = async () => {
    if (isChecking || document.visibilityState === 'hidden') return;
    isChecking = true;
    const current = await fetchRegistryId();
    isChecking = false;
    if (current !== undefined && current !== id) onUpdate(current);
  };
  const onVisible = () => void check();
  const timer = setInterval(onVisible, CHECK_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
