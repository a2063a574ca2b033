import { setTimeout as wait } from 'node:timers/promises';

const WAIT_MS = 20_000;

/** Waits until `read` resolves to a truthy value, and returns the value. Rejects after twenty seconds. */
export async function waitUntil<T>(what: string, read: () => Promise<T | false | 0 | undefined>): Promise<T> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const found = await read();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Not within twenty seconds: ${what}`);
    await wait(50);
  }
}
