import { and, count, desc, eq, gt, lt, sql, sum } from 'drizzle-orm';
import type { CspViolation } from '../../contract';
import type { Database } from '../database';
import { cspReports } from './schema';
import type { Violation } from './violation';

const RETENTION_DAYS = 30;
/** Anybody can make a violation up: above this, new ones are counted without their files. */
const MAX_ROWS = 1000;
const LISTED = 20;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
const oneMore = { count: sql`${cspReports.count} + 1`, lastAt: sql`now()` };

/** Counts a violation: again, or as a new row if `mayAdd` allows one with its files. */
export async function countViolation(
  db: Database,
  violation: Violation,
  mayAdd: () => Promise<boolean>,
): Promise<void> {
  const { remote, version, directive, blocked, source } = violation;
  const isSame = and(
    eq(cspReports.remote, remote),
    eq(cspReports.version, version),
    eq(cspReports.directive, directive),
    eq(cspReports.blocked, blocked),
    eq(cspReports.source, source),
  );
  const known = await db.update(cspReports).set(oneMore).where(isSame).returning({ count: cspReports.count });
  if (known.length > 0) return;
  const [rows] = await db.select({ count: count() }).from(cspReports);
  const hasRoom = (rows?.count ?? 0) < MAX_ROWS && (await mayAdd());
  const files = hasRoom ? { blocked, source } : { blocked: 'others', source: 'others' };
  await db
    .insert(cspReports)
    .values({ remote, version, directive, ...files, count: 1 })
    .onConflictDoUpdate({
      target: [cspReports.remote, cspReports.version, cspReports.directive, cspReports.blocked, cspReports.source],
      set: oneMore,
    });
}

/** The most frequent violations that were reported again within `hours`. */
export async function recentViolations(db: Database, hours: number): Promise<CspViolation[]> {
  const { remote, version, directive, blocked, source, lastAt } = cspReports;
  return db
    .select({ remote, version, directive, blocked, source, count: cspReports.count })
    .from(cspReports)
    .where(gt(lastAt, sql`now() - make_interval(hours => ${hours})`))
    .orderBy(desc(cspReports.count))
    .limit(LISTED);
}

/** Counts by release and directive, as `/metrics` returns them. */
export async function violationCounts(db: Database) {
  const { remote, version, directive } = cspReports;
  return db
    .select({ remote, version, directive, count: sum(cspReports.count).mapWith(Number) })
    .from(cspReports)
    .groupBy(remote, version, directive)
    .orderBy(remote, version, directive);
}

export async function deleteOldViolations(db: Database): Promise<void> {
  await db.delete(cspReports).where(lt(cspReports.lastAt, daysAgo(RETENTION_DAYS)));
}
