/** A whole number from a text (FNV-1a, 32 bits): the same session always gets the same questions. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** A number from 0 up to 1 that depends on nothing but the seed and a label; labels that differ little give very different ones. */
export function chance(seed: number, label: string): number {
  let mixed = seedOf(`${seed}/${label}`);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** One of `candidates`, uniformly distributed over all seeds; undefined for an empty list. */
export function choose<T>(candidates: readonly T[], seed: number, position: number): T | undefined {
  return candidates[Math.floor(chance(seed, `position ${position}`) * candidates.length)];
}
