import { performance } from 'node:perf_hooks';

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
  readonly pace?: { readonly everyMs: number; readonly burst: number };
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
  /** Of the next `advance`. */
  timer: NodeJS.Timeout | undefined;
  immediate: NodeJS.Immediate | undefined;
}

/**
 * Limits how many of each key run at once, at a pace, and makes the others wait in order: one key cannot occupy what all
 * share. `now` in milliseconds, from a clock that never goes back.
 */
export function createLimiter(
  { concurrency, waiting, pace }: LimiterRules,
  now: () => number = () => performance.now(),
): Limiter {
  const keys = new Map<string, Slots>();

  /** Milliseconds until the pace allows another one. */
  const untilPaced = ({ fullAt }: Slots): number =>
    pace ? Math.max(0, fullAt - now() - (pace.burst - 1) * pace.everyMs) : 0;

  const begin = (slots: Slots, isAlone = false) => {
    slots.running += 1;
    if (pace && !isAlone) slots.fullAt = Math.max(slots.fullAt, now()) + pace.everyMs;
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
      const slots = keys.get(key) ?? { running: 0, queue: [], fullAt: 0, timer: undefined, immediate: undefined };
      keys.set(key, slots);
      const isAlone = slots.queue.length === 0 && slots.running === 0;
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
