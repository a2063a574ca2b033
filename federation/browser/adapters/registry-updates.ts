import * as v from 'valibot';
import { registryId } from '../../contract';

const CHECK_MS = 10 * 60_000;
const TIMEOUT_MS = 10_000;
const REGISTRY_PATH = '/api/v1/registry';

/** Resolves to the registry id that this visitor would get now; undefined if that id equals `id` or the request fails. */
export async function fetchNewerRegistryId(id: string): Promise<string | undefined> {
  try {
    const response = await fetch(REGISTRY_PATH, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const current = response.ok ? v.parse(registryId, await response.json()).id : id;
    return current === id ? undefined : current;
  } catch {
    return undefined;
  }
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
    const newer = await fetchNewerRegistryId(id);
    isChecking = false;
    if (newer !== undefined) onUpdate(newer);
  };
  const onVisible = () => void check();
  const timer = setInterval(onVisible, CHECK_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
