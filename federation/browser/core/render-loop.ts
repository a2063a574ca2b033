/** A loop renders some thousand times a second; state that follows each frame of a fast screen, 240 times. */
const COMMITS_PER_SECOND = 250;
/** Number of commits in a row above this rate that count as a loop. */
const MAX_EXCESS = 500;

/**
 * Number of commits in a row whose effects requested the next commit, and the time of the last commit before them, in
 * milliseconds.
 */
export type Pace = { commits: number; since: number };

/**
 * The pace after a commit and its effects.
 * @param isSettled nothing requested another commit
 * @param now in milliseconds
 */
export const paceAfter = ({ commits, since }: Pace, isSettled: boolean, now: number): Pace =>
  isSettled ? { commits: 0, since: now } : { commits: commits + 1, since };

/** Returns true if commits follow each other endlessly, and faster than any screen refreshes. */
export const isLoop = ({ commits, since }: Pace, now: number): boolean =>
  commits > MAX_EXCESS + ((now - since) / 1000) * COMMITS_PER_SECOND;
