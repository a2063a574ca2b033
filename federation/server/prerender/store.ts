import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database';
import { prerenderProblems } from './schema';

/** In place of a path: every page of the release. */
export const ALL_PAGES = '*';

const MAX_LISTED = 50;

export type PrerenderProblem = Omit<typeof prerenderProblems.$inferSelect, 'at'>;

/** Stores a problem once, however many servers have it. Resolves to whether it is new. */
export async function saveProblem(db: Database, problem: PrerenderProblem): Promise<boolean> {
  const rows = await db
    .insert(prerenderProblems)
    .values(problem)
    .onConflictDoNothing()
    .returning({ path: prerenderProblems.path });
  return rows.length > 0;
}

/** The releases whose pages browsers did not take over from this build of the host, as `name version`. */
export async function findRefused(db: Database, host: string): Promise<ReadonlySet<string>> {
  const { remote, version, path } = prerenderProblems;
  const isOnHost = and(eq(prerenderProblems.host, host), eq(path, ALL_PAGES));
  const rows = await db.select({ remote, version }).from(prerenderProblems).where(isOnHost);
  return new Set(rows.map((row) => `${row.remote} ${row.version}`));
}

/** What the history of a remote says of pages that are not written ahead, newest first. */
export async function findNotes(db: Database, remote: string): Promise<{ version: string; text: string; at: Date }[]> {
  const rows = await db
    .select()
    .from(prerenderProblems)
    .where(eq(prerenderProblems.remote, remote))
    .orderBy(desc(prerenderProblems.at), prerenderProblems.path)
    .limit(MAX_LISTED);
  return rows.map(({ version, path, reason, at }) => {
    const what = path === ALL_PAGES ? 'Its pages are' : `${path} is`;
    return { version, text: `${what} not sent as finished HTML: ${reason}`, at };
  });
}
