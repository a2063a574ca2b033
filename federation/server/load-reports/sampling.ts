import { LRUCache } from 'lru-cache';

/** Number of rows of a kind that are all stored in a minute, two a second. After that 1 of 2 is stored, after as many again 1 of 4, and so on. */
export const KEPT_OF_EACH = 120;
const MINUTE_MS = 60_000;
const MAX_KINDS = 1_000;

/** Returns for each of a kind how many it stands for, itself included; 0 when it is not kept. */
export type Sample = (kind: string) => number;

interface Sampled {
  readonly minute: number;
  readonly kept: number;
  /** Number of items in a row of which one is kept, the one at `chosen`. */
  readonly weight: number;
  readonly chosen: number;
  readonly place: number;
}

/**
 * A sample without bias: each is expected to be counted once, and n in a row count as n, less or more than the weight of the
 * last. Which is kept cannot be foreseen. Where little happens everything is kept.
 * @param random from 0 up to 1
 * @param now in milliseconds
 */
export function createSample(random: () => number = Math.random, now: () => number = Date.now): Sample {
  const kinds = new LRUCache<string, Sampled>({ max: MAX_KINDS });
  const nextRow = (minute: number, kept: number): Sampled => {
    const weight = 2 ** Math.floor(kept / KEPT_OF_EACH);
    return { minute, kept, weight, chosen: Math.floor(random() * weight), place: 0 };
  };

  return (kind) => {
    const minute = Math.floor(now() / MINUTE_MS);
    const known = kinds.get(kind);
    const current = known?.minute === minute ? known : nextRow(minute, 0);
    const isKept = current.place === current.chosen;
    const kept = current.kept + (isKept ? 1 : 0);
    const isEnd = current.place + 1 === current.weight;
    kinds.set(kind, isEnd ? nextRow(minute, kept) : { ...current, kept, place: current.place + 1 });
    return isKept ? current.weight : 0;
  };
}
