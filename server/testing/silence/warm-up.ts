import type { FuzzTarget } from '../fuzz/targets';
import { readObserved } from './observed';
import { sendAttacks } from './send-attack';

/** Sends each call once as it should be: what is loaded and compiled at the first use is no silence of an attack. */
export async function warmUp(origin: string, token: string, targets: readonly FuzzTarget[]): Promise<void> {
  const calls = targets.map(({ method, path, body }) => ({
    method,
    path,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  }));
  await sendAttacks({ origin, token }, calls);
  await readObserved(origin);
}
