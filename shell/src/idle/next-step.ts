/** Time to read and answer the warning, in milliseconds. WCAG 2.2.1 requires at least 20 seconds. */
const WARN_MS = 120_000;
/** Milliseconds between the server's records of a session's use. A session can end up to one such interval early. */
const STORED_EVERY_MS = 60_000;
/** Time after the calculated end of a session, in milliseconds, after which the session has certainly ended. */
const SURELY_OVER_MS = 10_000;

/** Times in milliseconds since the epoch: `usedAt` of the last request, `activeAt` of the last key or pointer press. */
type Idle = {
  now: number;
  usedAt: number;
  activeAt: number;
  minutes: number;
};

export type IdleStep = { type: 'rest' } | { type: 'warn'; endsAt: number } | { type: 'send' };

/** Decides what an idle session needs: nothing, a warning, or a request that extends or ends it. */
export function decideIdleStep({ now, usedAt, activeAt, minutes }: Idle): IdleStep {
  const idleMs = minutes * 60_000;
  const over = usedAt + idleMs;
  const endsAt = over - Math.min(STORED_EVERY_MS, idleMs / 10);
  if (now < endsAt - Math.min(WARN_MS, idleMs / 2)) return { type: 'rest' };
  if (now >= over + SURELY_OVER_MS) return { type: 'send' };
  return activeAt > usedAt && now < endsAt ? { type: 'send' } : { type: 'warn', endsAt };
}
