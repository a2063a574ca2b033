/**
 * Highest rate of commits that is not a loop. Updates in each frame of a fast screen cause 240 commits a second, and a loop
 * causes thousands.
 */
const COMMITS_PER_SECOND = 250;
/** Number of successive commits, beyond those that `COMMITS_PER_SECOND` allows, after which a loop is detected. */
const MAX_EXCESS = 500;

/**
 * Number of successive commits whose effects requested another commit. `since`: time of the last commit before them, in
 * milliseconds.
 */
export type Pace = { commits: number; since: number };

/**
 * Returns the pace after a commit and its effects.
 * @param isSettled true if the effects requested no other commit
 * @param now time in milliseconds
 */
export const paceAfter = ({ commits, since }: Pace, isSettled: boolean, now: number): Pace =>
  isSettled ? { commits: 0, since: now } : { commits: commits + 1, since };

/** Returns true if commits follow each other endlessly, and faster than any screen refreshes. */
export const isLoop = ({ commits, since }: Pace, now: number): boolean =>
  commits > MAX_EXCESS + ((now - since) / 1000) * COMMITS_PER_SECOND;
