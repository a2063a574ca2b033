import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database';
import { prerenderProblems } from './schema';

/** In place of a path: every page of the release. */
export const ALL_PAGES = '*';

const MAX_LISTED = 50;

export type StoredProblem = typeof prerenderProblems.$inferSelect;
export type PrerenderProblem = Omit<StoredProblem, 'at'>;

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

/** The problems of one remote, newest first. */
export async function findProblems(db: Database, remote: string): Promise<StoredProblem[]> {
  return db
    .select()
    .from(prerenderProblems)
    .where(eq(prerenderProblems.remote, remote))
    .orderBy(desc(prerenderProblems.at), prerenderProblems.path)
    .limit(MAX_LISTED);
}
