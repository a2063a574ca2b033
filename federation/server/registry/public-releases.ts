import { max } from 'drizzle-orm';
import type { Database } from '../database';
import { ApiError } from '../http';
import { findAllActivations } from './activation-store';
import { freshValue } from './fresh-value';
import { NOT_READ, type PublishedRows } from './published-remotes';
import { isSwitch, type Activation } from './remote-state';
import { activations } from './schema';

/** How long a release counts as public without another look. */
const TRUSTED_MS = 1_000;

/** `public`: active or in a canary of visitors once, and not removed since. */
export type ReleaseStatus = 'public' | 'removed';
type Statuses = ReadonlyMap<string, ReleaseStatus>;

/** By `<name> <version>`; a release that was never active, or for developers alone, is not in it. */
export function statusesAfter(switches: readonly (Activation & { readonly name: string })[]): Statuses {
  const found = new Map<string, ReleaseStatus>();
  for (const { name, version, ...change } of switches) {
    if (change.action === 'remove') found.set(`${name} ${version}`, 'removed');
    else if (isSwitch(change) && change.action !== 'staff') found.set(`${name} ${version}`, 'public');
  }
  return found;
}

/** Who may have the files of a release: every user, no one, or with undefined those who may preview it. */
export type StatusOf = (name: string, version: string) => Promise<ReleaseStatus | undefined>;

interface Read {
  /** The last switch of any remote, and when it was looked up, in milliseconds since 1970. */
  readonly lastId: number;
  readonly at: number;
  readonly statuses: Statuses;
}

/**
 * Looks at the database for what is not known to be public, and for what is at most once a second: a removal holds on every
 * server after that. While the database is unreachable, what was public last is, and of all else nothing is known: throws 503.
 */
export function releaseStatuses(db: Database, last: PublishedRows | undefined): StatusOf {
  let isAway = false;
  let latest: Read = { lastId: NOT_READ, at: 0, statuses: statusesAfter(last?.switches ?? []) };
  const read = freshValue<Read>({
    initial: latest,
    read: async (known) => {
      const at = Date.now();
      const [newest] = await db.select({ id: max(activations.id) }).from(activations);
      const lastId = newest?.id ?? 0;
      if (lastId === known.lastId) return { ...known, at };
      return { lastId, at, statuses: statusesAfter(await findAllActivations(db)) };
    },
    // The reader of what is active logs it already.
    onProblem: (error) => (isAway = error !== undefined),
  });
  return async (name, version) => {
    const release = `${name} ${version}`;
    const isTrusted = latest.statuses.get(release) === 'public' && Date.now() - latest.at < TRUSTED_MS;
    if (!isTrusted) latest = await read();
    const status = latest.statuses.get(release);
    if (status === undefined && isAway) {
      throw new ApiError(503, 'Releases cannot be read just now. Please try again in a moment.', {
        headers: { 'retry-after': '2' },
      });
    }
    return status;
  };
}
