import { performance } from 'node:perf_hooks';

/** Limits for each key, such as an account or a network. */
export interface LimiterRules {
  readonly concurrency: number;
  readonly waiting: number;
  /** Maximum share of the event loop's busy time for one key, once the key has used `burstMs`. */
  readonly loop?: { readonly share: number; readonly burstMs: number };
}

/** Releases a slot. Further calls do nothing. */
export type FreeSlot = () => void;

interface Waiting {
  readonly isWanted: () => boolean;
  readonly settle: (begins: boolean) => void;
}

interface Slots {
  running: number;
  queue: Waiting[];
  /** Busy time that is charged to the key at the time `at`, in milliseconds. It decreases over time. */
  usedMs: number;
  at: number;
  busyAt: number;
  timer: NodeJS.Timeout | undefined;
  immediate: NodeJS.Immediate | undefined;
}

/** Clocks: the time, and the total time for which the event loop was busy. */
const meters = { now: () => performance.now(), busy: () => performance.eventLoopUtilization().active };

export type Limiter = ReturnType<typeof createLimiter>;

/** Creates a limiter of concurrency and event loop time for each key. Further tasks wait in order. */
export function createLimiter({ concurrency, waiting, loop }: LimiterRules, { now, busy } = meters) {
  const keys = new Map<string, Slots>();

  /** Charges the key for the busy time since the last call. Returns the milliseconds that the next task must wait. */
  const untilAllowed = (slots: Slots): number => {
    if (!loop) return 0;
    const [at, busyAt] = [now(), busy()];
    const used = slots.usedMs + (slots.running > 0 ? busyAt - slots.busyAt : 0);
    Object.assign(slots, { at, busyAt, usedMs: Math.max(0, used - (at - slots.at) * loop.share) });
    return Math.max(0, (slots.usedMs - loop.burstMs) / loop.share);
  };

  const slotsOf = (key: string): Slots => {
    const fresh = {
      running: 0,
      queue: [],
      usedMs: 0,
      at: now(),
      busyAt: busy(),
      timer: undefined,
      immediate: undefined,
    };
    const slots = keys.get(key) ?? fresh;
    keys.set(key, slots);
    return slots;
  };

  const dropUnwanted = (slots: Slots): void => {
    for (const { isWanted, settle } of slots.queue) if (!isWanted()) settle(false);
    slots.queue = slots.queue.filter(({ isWanted }) => isWanted());
  };

  /** Schedules `advance` after pending events, because a queue of short tasks would block the loop. */
  const advanceSoon = (key: string, slots: Slots): void => {
    slots.immediate ??= setImmediate(() => advance(key, slots));
  };

  /** Starts the next task if the limits allow the start. Removes an unused key. */
  const advance = (key: string, slots: Slots): void => {
    clearTimeout(slots.timer);
    clearImmediate(slots.immediate);
    slots.timer = undefined;
    slots.immediate = undefined;
    if (slots.queue[0]?.isWanted() === false) dropUnwanted(slots);
    const waitMs = untilAllowed(slots);
    const isIdle = slots.queue.length === 0 && slots.running === 0;
    if (isIdle && slots.usedMs === 0) keys.delete(key);
    else if (isIdle || (waitMs > 0 && slots.queue.length > 0)) {
      const ms = isIdle ? slots.usedMs / (loop?.share ?? 1) : waitMs;
      slots.timer = setTimeout(() => advance(key, slots), Math.ceil(ms)).unref();
    } else if (slots.queue.length > 0 && slots.running < concurrency) {
      slots.running += 1;
      slots.queue.shift()?.settle(true);
      advanceSoon(key, slots);
    }
  };

  const releaseOf = (key: string, slots: Slots): FreeSlot => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      untilAllowed(slots);
      slots.running -= 1;
      if (slots.queue.length > 0) advanceSoon(key, slots);
      else advance(key, slots);
    };
  };

  return {
    /**
     * Waits for a slot of the key, and resolves to the function that releases the slot. Resolves to undefined if too many
     * tasks already wait, or if `isWanted` returns false.
     */
    acquire: async (key: string, isWanted = () => true): Promise<FreeSlot | undefined> => {
      const slots = slotsOf(key);
      if (slots.queue.length === 0 && slots.running < concurrency && untilAllowed(slots) === 0) {
        slots.running += 1;
        return releaseOf(key, slots);
      }
      if (slots.queue.length >= waiting) dropUnwanted(slots);
      if (slots.queue.length >= waiting) return undefined;
      const slot = new Promise<boolean>((settle) => {
        slots.queue.push({ isWanted, settle });
      });
      advanceSoon(key, slots);
      return (await slot) ? releaseOf(key, slots) : undefined;
    },
    /** Number of keys in use, for tests. */
    size: () => keys.size,
  };
}
