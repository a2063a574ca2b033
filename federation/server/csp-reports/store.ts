import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { cspReports } from './schema';

const RETENTION_DAYS = 30;

/** Deletes the rows that servers of release 1.0.0 write. The table goes once none of them can share the database. */
export async function deleteOldViolations(db: Database): Promise<void> {
  await db.delete(cspReports).where(lt(cspReports.lastAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`));
}
