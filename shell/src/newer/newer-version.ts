import * as v from 'valibot';

const CHECK_MS = 10 * 60_000;
const PATIENCE_MS = 10_000;
export const REGISTRY_PATH = '/api/v1/registry';
const answer = v.object({ id: v.string() });

/** The id of what this visitor would get now; undefined when it can't be told. */
async function askRegistryId(): Promise<string | undefined> {
  try {
    const response = await fetch(REGISTRY_PATH, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? v.parse(answer, await response.json()).id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks when the tab becomes visible again, and every ten minutes while it is, whether there is something newer than
 * `id`; calls `onNewer` with its id. The tab itself keeps the versions that it started with. Answers how to stop.
 */
export function watchForNewer(id: string, onNewer: (id: string) => void): () => void {
  let asking = false;
  const ask = async () => {
    if (asking || document.visibilityState === 'hidden') return;
    asking = true;
    const current = await askRegistryId();
    asking = false;
    if (current !== undefined && current !== id) onNewer(current);
  };
  const onVisible = () => void ask();
  const timer = setInterval(onVisible, CHECK_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
