import { and, asc, eq, isNotNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database';
import type { RenderResult } from './render-in-child';
import { prerenderAttempts } from './schema';

/** A release on one build of the host. */
export interface ReleaseOnHost {
  readonly remote: string;
  readonly version: string;
  readonly host: string;
}

type Attempt = Pick<typeof prerenderAttempts.$inferSelect, 'at' | 'reason'>;

/** A release that was stopped this often is not prerendered again by itself. */
const MAX_STOPPED = 2;
/** Longer than any attempt can take: what is older was ended together with its server. */
const ABANDONED_MS = 120_000;

const isAbandoned = ({ at, reason }: Attempt, now: number) => reason === null && now - at.getTime() > ABANDONED_MS;

/**
 * Whether a release may be prerendered, by its attempts that did not end in order: `later` while it is not known how the
 * last ones end, since a server that they take with it starts again within a second.
 */
export function decideAttempt(attempts: readonly Attempt[], now: number): 'now' | 'later' | 'never' {
  const stopped = attempts.filter((attempt) => attempt.reason !== null || isAbandoned(attempt, now));
  if (stopped.length >= MAX_STOPPED) return 'never';
  return attempts.length >= MAX_STOPPED ? 'later' : 'now';
}

const isOf = ({ remote, version, host }: ReleaseOnHost) =>
  and(eq(prerenderAttempts.remote, remote), eq(prerenderAttempts.version, version), eq(prerenderAttempts.host, host));

/** Stored attempts, which outlive the server. */
export interface Attempts {
  /** Stores an attempt before any code of the release runs. Resolves to its id, or to why there must be none now. */
  readonly begin: (release: ReleaseOnHost) => Promise<number | 'later' | 'never'>;
  /** Stores how an attempt ended: without a failure it clears what was counted before. */
  readonly end: (release: ReleaseOnHost, id: number, failure?: RenderResult['failure']) => Promise<void>;
}

export function storedAttempts(db: Database): Attempts {
  const { id, at, reason } = prerenderAttempts;
  return {
    begin: async (release) => {
      const attempts = await db.select({ at, reason }).from(prerenderAttempts).where(isOf(release));
      const decision = decideAttempt(attempts, Date.now());
      if (decision !== 'now') return decision;
      const [attempt] = await db.insert(prerenderAttempts).values(release).returning({ id });
      return attempt?.id ?? 'later';
    },
    end: async (release, attempt, failure) => {
      if (failure?.kind === 'exhausted') {
        await db.update(prerenderAttempts).set({ reason: failure.reason }).where(eq(id, attempt));
        return;
      }
      // Others that have yet to end stay: they may still take their server with them.
      const hasEnded = or(isNotNull(reason), lt(at, new Date(Date.now() - ABANDONED_MS)));
      const isCleared = failure ? undefined : and(isOf(release), hasEnded);
      await db.delete(prerenderAttempts).where(or(eq(id, attempt), isCleared));
    },
  };
}

/** Forgets the attempts of a release on every host: it was activated again. */
export async function forgetAttempts(db: Database, remote: string, version: string): Promise<void> {
  const isRelease = and(eq(prerenderAttempts.remote, remote), eq(prerenderAttempts.version, version));
  await db.delete(prerenderAttempts).where(isRelease);
}

/** Returns the notes of a remote's history about stopped attempts: the last one for each release and host. */
export async function findAttemptNotes(
  db: Database,
  remote: string,
): Promise<{ version: string; text: string; at: Date }[]> {
  const now = Date.now();
  const rows = await db
    .select()
    .from(prerenderAttempts)
    .where(eq(prerenderAttempts.remote, remote))
    .orderBy(asc(prerenderAttempts.at));
  const stopped = rows.filter((row) => row.reason !== null || isAbandoned(row, now));
  const keyOf = ({ version, host }: ReleaseOnHost) => `${version} ${host}`;
  const lastOfEach = new Map(stopped.map((row) => [keyOf(row), row]));
  return [...lastOfEach.values()].map((last) => {
    const count = stopped.filter((row) => keyOf(row) === keyOf(last)).length;
    const { version, at, reason } = last;
    const next = count < MAX_STOPPED ? 'It is tried once more' : 'It is not tried again until it is activated again';
    const text = `Its pages are not sent as finished HTML: ${reason ?? 'the server ended while it rendered them'}. ${next}.`;
    return { version, text, at };
  });
}
