import { LRUCache } from 'lru-cache';

/** Number of rows of a kind that are all stored in a minute, two a second. After that 1 of 2 is stored, after as many again 1 of 4, and so on. */
export const KEPT_OF_EACH = 120;
const MINUTE_MS = 60_000;
const MAX_KINDS = 1_000;

/** Returns the number of items that an item represents, including itself; 0 if it is not stored. */
export type Sample = (kind: string) => number;

interface Sampled {
  readonly minute: number;
  readonly kept: number;
  /** Number of consecutive items of which one is stored, the one at `chosen`. */
  readonly weight: number;
  readonly chosen: number;
  readonly place: number;
}

/**
 * Creates an unbiased sample. Each item counts once on average, and n items count as n within the weight of the last one.
 * The choice is unpredictable. Few items are all stored.
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
