import { and, count, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database';
import { loadReports } from '../load-reports/schema';
import type { Alert } from './alert';
import type { Cause } from './chat-text';

/** What failed most of an alert's release in the minutes before it: the same at each attempt to deliver it. */
export async function findCause(
  db: Database,
  { remote, version, at }: Pick<Alert, 'remote' | 'version' | 'at'>,
  minutes: number,
): Promise<Cause | undefined> {
  const until = new Date(at);
  const { stage, reason, outcome } = loadReports;
  const [cause] = await db
    .select({ stage, reason })
    .from(loadReports)
    .where(
      and(
        eq(loadReports.remote, remote),
        eq(loadReports.version, version),
        inArray(outcome, ['failed', 'fell_back']),
        gte(loadReports.at, new Date(until.getTime() - minutes * 60_000)),
        lte(loadReports.at, until),
      ),
    )
    .groupBy(stage, reason)
    .orderBy(desc(count()), stage, reason)
    .limit(1);
  return cause;
}
