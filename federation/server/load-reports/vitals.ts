import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { remoteVitals, type RemoteVitals, type VitalEvent, type VitalName } from '../../contract';
import type { Database } from '../database';
import { nestSteps, timeRangeCondition, startOfTimeStep, timeStepOf, type HealthWindow } from './figures';
import { pageVitals } from './schema';
import { splitByUniqueKey, insertedColumnValue } from './store';

/** Maximum number of percentiles of a remote. Each page of a release has three: LCP, INP and CLS. */
const MAX_VITALS = 90;

/** A measurement of a visit; `weight` is the number of visits that it represents. */
export interface StoredVital extends VitalEvent {
  readonly page: string;
  readonly weight: number;
}

/** Stores the worst value of each kind of measurement in each visit. */
export async function saveVitals(db: Database, events: readonly StoredVital[]): Promise<void> {
  for (const rows of splitByUniqueKey(events, ({ page, vital }) => `${page} ${vital}`)) {
    await db
      .insert(pageVitals)
      .values(rows)
      .onConflictDoUpdate({
        target: [pageVitals.page, pageVitals.vital],
        set: {
          remote: insertedColumnValue('remote'),
          version: insertedColumnValue('version'),
          path: insertedColumnValue('path'),
          value: insertedColumnValue('value'),
        },
        setWhere: sql`${insertedColumnValue('value')} > ${pageVitals.value}`,
      });
  }
}

/** Rounds up, because a value slightly above a limit must not be shown as equal to the limit. */
const shown = (vital: VitalName, value: number) =>
  vital === 'CLS' ? Math.ceil(value * 1_000) / 1_000 : Math.ceil(value);

/** Returns a remote's web vitals by page, release and step, most visits first. */
export async function findVitals(db: Database, name: string, window: HealthWindow): Promise<RemoteVitals['vitals']> {
  const { remote, version, path, vital, value, weight, firstAt } = pageVitals;
  const step = timeStepOf(firstAt, window);
  const rows = await db
    .select({
      path,
      version,
      vital,
      at: startOfTimeStep(step),
      p75: sql`percentile_disc(0.75) within group (order by ${value})`.mapWith(Number),
      visits: sql`sum(${weight})`.mapWith(Number),
    })
    .from(pageVitals)
    .where(and(eq(remote, name), timeRangeCondition(firstAt, window)))
    .groupBy(sql`${path}, ${version}, ${vital}, grouping sets ((), (${step}))`);

  const vitals = nestSteps(
    rows.map((row) => ({ ...row, p75: shown(row.vital, row.p75) })),
    (row) => `${row.path} ${row.version} ${row.vital}`,
  ).toSorted((a, b) => b.visits - a.visits || (a.path < b.path ? -1 : 1));
  return v.parse(remoteVitals, { vitals: vitals.slice(0, MAX_VITALS) }).vitals;
}
