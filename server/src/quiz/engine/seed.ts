/** A whole number from a text (FNV-1a, 32 bits): the same session always gets the same questions. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** One of equally good candidates, chosen by the seed and the position so that retakes differ. */
export function choose<T>(candidates: readonly T[], seed: number, position: number): T | undefined {
  // Spreads neighbouring positions over the list.
  const mixed = Math.imul(seed ^ Math.imul(position, 0x9e3779b1), 0x85ebca6b) >>> 8;
  return candidates[mixed % candidates.length];
}
