/**
 * Time of the last accepted request of the session, in milliseconds since the epoch. The server's idle time starts at the
 * last request.
 */
let usedAt = Date.now();
const listeners = new Set<() => void>();

/** Returns the time of the last use, in milliseconds since the epoch. */
export const lastUse = (): number => usedAt;

export function noteUse(at: number): void {
  if (at <= usedAt) return;
  usedAt = at;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each use. Returns the function that ends this. */
export function onUse(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Returns a `fetch` that counts each accepted request as a use. */
export const countingUses =
  (send: Fetch): Fetch =>
  async (input, init) => {
    const at = Date.now();
    const response = await send(input, init);
    if (response.ok) noteUse(at);
    return response;
  };
