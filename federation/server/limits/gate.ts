import { performance } from 'node:perf_hooks';

/** How much of one key a gate lets through. */
export interface GateRules {
  /** Max at once. */
  readonly atOnce: number;
  /** Max that wait for their turn; any more are refused. */
  readonly waiting: number;
  /**
   * Of those that come while another one is running or waiting: min time between two, once `burst` are used up, which
   * then fill up again one by one. One after the other is never slowed down.
   */
  readonly pace?: { readonly everyMs: number; readonly burst: number };
}

/** Ends a turn; more than once does nothing. */
export type Leave = () => void;

export interface Gate {
  /** Waits for a turn of that key. Resolves to what ends it; undefined at once when too many wait already. */
  readonly enter: (key: string) => Promise<Leave | undefined>;
  /** Keys in use, for tests. */
  readonly size: () => number;
}

interface Lane {
  running: number;
  readonly queue: (() => void)[];
  /** When all of the burst is available again. */
  fullAt: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Lets a few of each key through at once, at a pace, and makes the others wait in order: one key cannot occupy what all
 * share. `now` in milliseconds, from a clock that never goes back.
 */
export function createGate({ atOnce, waiting, pace }: GateRules, now: () => number = () => performance.now()): Gate {
  const lanes = new Map<string, Lane>();

  /** Milliseconds until the pace allows another one. */
  const untilPaced = ({ fullAt }: Lane): number =>
    pace ? Math.max(0, fullAt - now() - (pace.burst - 1) * pace.everyMs) : 0;

  const begin = (lane: Lane, isAlone = false) => {
    lane.running += 1;
    if (pace && !isAlone) lane.fullAt = Math.max(lane.fullAt, now()) + pace.everyMs;
  };

  const advance = (key: string, lane: Lane): void => {
    clearTimeout(lane.timer);
    lane.timer = undefined;
    while (lane.queue.length > 0 && lane.running < atOnce && untilPaced(lane) === 0) {
      begin(lane);
      lane.queue.shift()?.();
    }
    const isPaced = lane.running < atOnce;
    const isIdle = lane.queue.length === 0 && lane.running === 0;
    if (isIdle && lane.fullAt <= now()) lanes.delete(key);
    // Once more when the pace allows the next one, or to forget the key.
    else if (isIdle || (isPaced && lane.queue.length > 0)) {
      const ms = isIdle ? lane.fullAt - now() : untilPaced(lane);
      lane.timer = setTimeout(() => advance(key, lane), Math.max(1, ms)).unref();
    }
  };

  const leaveOf = (key: string, lane: Lane): Leave => {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      lane.running -= 1;
      advance(key, lane);
    };
  };

  return {
    enter: async (key) => {
      const lane = lanes.get(key) ?? { running: 0, queue: [], fullAt: 0, timer: undefined };
      lanes.set(key, lane);
      const isAlone = lane.queue.length === 0 && lane.running === 0;
      if (isAlone || (lane.queue.length === 0 && lane.running < atOnce && untilPaced(lane) === 0)) {
        begin(lane, isAlone);
        return leaveOf(key, lane);
      }
      if (lane.queue.length >= waiting) return undefined;
      const turn = new Promise<void>((resolve) => {
        lane.queue.push(resolve);
      });
      advance(key, lane);
      await turn;
      return leaveOf(key, lane);
    },
    size: () => lanes.size,
  };
}
