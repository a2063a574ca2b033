import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** How much of one key a limiter lets through. */
export interface LimiterRules {
  /** Max at once. */
  readonly concurrency: number;
  /** Max that wait for a slot; any more are refused. */
  readonly waiting: number;
  /**
   * Of those that come while another one is running or waiting: min time between two, once `burst` are used up, which
   * then fill up again one by one. One after the other is never slowed down.
   */
  readonly pace?: {
    readonly everyMs: number;
    readonly burst: number;
    /**
     * For work on the main thread: once the burst is used up, the event loop must have been idle this many times as long
     * as it was busy before the next one begins, so that the others find it idle on a slow machine, too. Such work never
     * overlaps, however many request it, so here one after the other counts as well.
     */
    readonly idleFactor?: number;
  };
}

/** Returns a slot; more than once does nothing. */
export type Release = () => void;

export interface Limiter {
  /**
   * Waits for a slot of that key. Resolves to what releases it; undefined at once when too many wait already, or later
   * when `isWanted` no longer returns true: what is not wanted takes no place in the queue.
   */
  readonly acquire: (key: string, isWanted?: () => boolean) => Promise<Release | undefined>;
  /** Keys in use, for tests. */
  readonly size: () => number;
}

interface Waiting {
  readonly isWanted: () => boolean;
  /** Whether it may begin; otherwise it is dropped. */
  readonly settle: (begins: boolean) => void;
}

interface Slots {
  running: number;
  queue: Waiting[];
  /** When all of the burst is available again. */
  fullAt: number;
  /** When the last one began, and the event loop then, while a queue has used up the burst. */
  yielding: { readonly at: number; readonly loop: EventLoopUtilization } | undefined;
  /** Of the next `advance`. */
  timer: NodeJS.Timeout | undefined;
  immediate: NodeJS.Immediate | undefined;
}

/** However busy the event loop is, a queue moves on after this many times the pace. */
const MAX_YIELD = 16;

/** What a limiter measures with; tests have their own. */
export interface Meters {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Milliseconds that the event loop was idle and busy, altogether or since an earlier measurement. */
  readonly loop: (since?: EventLoopUtilization) => EventLoopUtilization;
}

const newSlots = (): Slots => ({
  running: 0,
  queue: [],
  fullAt: 0,
  yielding: undefined,
  timer: undefined,
  immediate: undefined,
});

const meters: Meters = {
  now: () => performance.now(),
  loop: (since) => performance.eventLoopUtilization(since),
};

/**
 * Limits how many of each key run at once, at a pace, and makes the others wait in order: one key cannot occupy what all
 * share.
 */
export function createLimiter({ concurrency, waiting, pace }: LimiterRules, { now, loop }: Meters = meters): Limiter {
  const keys = new Map<string, Slots>();

  /** When a burst that is used up now is available again. */
  const fullAfterBurst = () => (pace ? now() + (pace.burst - 1) * pace.everyMs : 0);

  /** Milliseconds until the pace allows another one. */
  const untilPaced = (slots: Slots): number => {
    if (!pace) return 0;
    const ms = Math.max(0, slots.fullAt - fullAfterBurst());
    const { everyMs, idleFactor } = pace;
    if (idleFactor === undefined) return ms;
    if (ms > 0) slots.yielding ??= { at: now(), loop: loop() };
    if (!slots.yielding) return ms;
    const { idle, active } = loop(slots.yielding.loop);
    const maxMs = slots.yielding.at + MAX_YIELD * everyMs - now();
    return Math.max(ms, Math.min(active * idleFactor - idle, maxMs));
  };

  const begin = (slots: Slots, isAlone = false) => {
    slots.running += 1;
    if (!pace || isAlone) return;
    if (slots.yielding) {
      slots.yielding = { at: now(), loop: loop() };
      // Otherwise the burst would fill up while the queue waits for the event loop.
      slots.fullAt = Math.max(slots.fullAt, fullAfterBurst());
    }
    slots.fullAt = Math.max(slots.fullAt, now()) + pace.everyMs;
  };

  const dropUnwanted = (slots: Slots): void => {
    for (const { isWanted, settle } of slots.queue) if (!isWanted()) settle(false);
    slots.queue = slots.queue.filter(({ isWanted }) => isWanted());
  };

  /** Once the event loop has handled what has arrived meanwhile: a queue of short work would hold it up until it is empty. */
  const advanceSoon = (key: string, slots: Slots): void => {
    slots.immediate ??= setImmediate(() => advance(key, slots));
  };

  /** Lets the next one begin, if there is one that may. */
  const advance = (key: string, slots: Slots): void => {
    clearTimeout(slots.timer);
    clearImmediate(slots.immediate);
    slots.timer = undefined;
    slots.immediate = undefined;
    if (slots.queue[0]?.isWanted() === false) dropUnwanted(slots);
    if (slots.queue.length > 0 && slots.running < concurrency && untilPaced(slots) === 0) {
      begin(slots);
      slots.queue.shift()?.settle(true);
      if (slots.queue.length > 0) advanceSoon(key, slots);
      else slots.yielding = undefined;
      return;
    }
    const isPaced = slots.running < concurrency;
    const isIdle = slots.queue.length === 0 && slots.running === 0;
    if (isIdle && slots.fullAt <= now()) keys.delete(key);
    // Once more when the pace allows the next one, or to forget the key.
    else if (isIdle || (isPaced && slots.queue.length > 0)) {
      const ms = isIdle ? slots.fullAt - now() : untilPaced(slots);
      slots.timer = setTimeout(() => advance(key, slots), Math.max(1, ms)).unref();
    }
  };

  const releaseOf = (key: string, slots: Slots): Release => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      slots.running -= 1;
      if (slots.queue.length > 0) advanceSoon(key, slots);
      else advance(key, slots);
    };
  };

  return {
    acquire: async (key, isWanted = () => true) => {
      const slots = keys.get(key) ?? newSlots();
      keys.set(key, slots);
      const isAlone = pace?.idleFactor === undefined && slots.queue.length === 0 && slots.running === 0;
      if (isAlone || (slots.queue.length === 0 && slots.running < concurrency && untilPaced(slots) === 0)) {
        begin(slots, isAlone);
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
    size: () => keys.size,
  };
}
