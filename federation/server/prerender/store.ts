import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database';
import { findAttemptNotes, forgetAttempts, type ReleaseOnHost } from './attempts';
import { prerenderProblems } from './schema';

/** Replaces a path for every page of the release that browsers did not hydrate. */
const ALL_PAGES = '*';
/** Hours for which the reports of browsers end prerendering. */
const REFUSED_HOURS = 24;
const MAX_LISTED = 50;

/** Stores once that a page could not be rendered, however many servers find it. */
export async function saveProblem(
  db: Database,
  problem: ReleaseOnHost & { path: string; reason: string },
): Promise<void> {
  await db.insert(prerenderProblems).values(problem).onConflictDoNothing();
}

/** Ends prerendering of a release for `REFUSED_HOURS`, from now on. */
export async function refuseRelease(db: Database, release: ReleaseOnHost, reason: string): Promise<void> {
  const { remote, version, host, path } = prerenderProblems;
  const at = new Date();
  await db
    .insert(prerenderProblems)
    .values({ ...release, path: ALL_PAGES, reason, at })
    .onConflictDoUpdate({ target: [remote, version, host, path], set: { reason, at, clearedAt: null } });
}

/** The releases whose pages browsers did not hydrate on this build of the host, as `name version`. */
export async function findRefused(db: Database, host: string): Promise<ReadonlySet<string>> {
  const { remote, version, path, at, clearedAt } = prerenderProblems;
  const since = new Date(Date.now() - REFUSED_HOURS * 60 * 60 * 1000);
  const isOnHost = and(eq(prerenderProblems.host, host), eq(path, ALL_PAGES));
  const rows = await db
    .select({ remote, version })
    .from(prerenderProblems)
    .where(and(isOnHost, gt(at, since), isNull(clearedAt)));
  return new Set(rows.map((row) => `${row.remote} ${row.version}`));
}

/** When a release was last allowed to be prerendered again on this build of the host. */
export async function findClearedAt(db: Database, { remote, version, host }: ReleaseOnHost): Promise<Date | undefined> {
  const isRelease = and(eq(prerenderProblems.remote, remote), eq(prerenderProblems.version, version));
  const [row] = await db
    .select({ clearedAt: prerenderProblems.clearedAt })
    .from(prerenderProblems)
    .where(and(isRelease, eq(prerenderProblems.host, host), eq(prerenderProblems.path, ALL_PAGES)));
  return row?.clearedAt ?? undefined;
}

/** Allows a release to be prerendered again, whatever ended that: it was activated again. */
export async function clearRelease(db: Database, remote: string, version: string): Promise<void> {
  const isRelease = and(eq(prerenderProblems.remote, remote), eq(prerenderProblems.version, version));
  await db
    .update(prerenderProblems)
    .set({ clearedAt: new Date() })
    .where(and(isRelease, eq(prerenderProblems.path, ALL_PAGES)));
  await forgetAttempts(db, remote, version);
}

/** Returns the notes in a remote's history about pages that are not prerendered, newest first. */
export async function findNotes(db: Database, remote: string): Promise<{ version: string; text: string; at: Date }[]> {
  const rows = await db
    .select()
    .from(prerenderProblems)
    .where(and(eq(prerenderProblems.remote, remote), isNull(prerenderProblems.clearedAt)))
    .orderBy(desc(prerenderProblems.at), prerenderProblems.path)
    .limit(MAX_LISTED);
  const problems = rows.map(({ version, path, reason, at }) => {
    const text =
      path === ALL_PAGES
        ? `Its pages are not sent as finished HTML for ${REFUSED_HOURS} hours, or until it is activated again: ${reason}`
        : `${path} is not sent as finished HTML: ${reason}`;
    return { version, text, at };
  });
  return [...(await findAttemptNotes(db, remote)), ...problems];
}
