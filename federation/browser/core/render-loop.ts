/** Highest rate of commits that is no loop: a fast screen's frames cause 240 commits a second, a loop causes thousands. */
const COMMITS_PER_SECOND = 250;
/** Number of successive commits, beyond those that `COMMITS_PER_SECOND` allows, after which a loop is detected. */
const MAX_EXCESS = 500;

/** Number of successive commits with effects that requested another. `since`: time of the last commit before, in ms. */
export type CommitCount = { commits: number; since: number };

/**
 * Returns the pace after a commit and its effects.
 * @param isSettled true if the effects requested no other commit
 * @param now time in milliseconds
 */
export const countCommit = ({ commits, since }: CommitCount, isSettled: boolean, now: number): CommitCount =>
  isSettled ? { commits: 0, since: now } : { commits: commits + 1, since };

/** Returns true if commits follow each other endlessly, and faster than any screen refreshes. */
export const hasTooManyCommits = ({ commits, since }: CommitCount, now: number): boolean =>
  commits > MAX_EXCESS + ((now - since) / 1000) * COMMITS_PER_SECOND;
