/** Time of the session's last accepted request, in milliseconds since the epoch. The server's idle time starts then. */
let usedAt = Date.now();
const listeners = new Set<() => void>();

export const lastSessionUseAt = (): number => usedAt;

export function noteSessionUse(at: number): void {
  if (at <= usedAt) return;
  usedAt = at;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each use of the session. Returns a function that unsubscribes. */
export function onSessionUse(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Returns a `fetch` that counts each accepted request as a use of the session. */
export const withSessionUseTracking =
  (send: Fetch): Fetch =>
  async (input, init) => {
    const at = Date.now();
    const response = await send(input, init);
    if (response.ok) noteSessionUse(at);
    return response;
  };
