import { createHash } from 'node:crypto';

const BUCKETS = 10_000;

/** A visitor's bucket for a remote, from 0 to 9,999: always the same, and independent of those for other remotes. */
export function bucketOf(name: string, visitor: string): number {
  return createHash('sha256').update(`${name}\n${visitor}`).digest().readUInt32BE() % BUCKETS;
}

/**
 * Whether a visitor is in the given share (whole percents). Who is in 10 % is in 20 % too. A user without an id
 * could change sides with each request, so is in only when everybody is.
 */
export function isInShare(name: string, percent: number, visitor: string | undefined): boolean {
  if (visitor === undefined) return percent >= 100;
  return bucketOf(name, visitor) < (percent * BUCKETS) / 100;
}
