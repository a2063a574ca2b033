import { and, countDistinct, inArray, lt, eq, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { FAILED_OUTCOMES } from './failures';
import { reportedHours } from './load-hours';
import { hourOf, isIn, rolledUntil } from './rolled-hours';
import { failureHours, loadHours, loadReports, servedPages, vitalHours, vitalReports } from './schema';
import { rollUpVitals } from './vitals';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** What is reported in an hour is written by then, and its pages have had their time to report. */
const SETTLE_MS = 10 * 60_000;
/** What is usual is counted over a day; what is older is in the rollups. */
const LOAD_DAYS = 2;
/** In an hour, of a release: the most frequent ones. */
const MAX_KINDS = 100;
const ROWS_AT_ONCE = 1_000;

/** How long reports and rollups are stored. */
export interface ReportRetention {
  readonly reportDays: number;
  readonly rollupDays: number;
}

async function rollUpFailures(db: Transaction, from: Date, to: Date): Promise<void> {
  const { remote, version, stage, reason, detail, chunk, status, browser, page, outcome, at } = loadReports;
  const hour = hourOf(at);
  const kind = { remote, version, stage, reason, detail, chunk, status, browser };
  const pages = countDistinct(page);
  const kinds = db
    .select({
      hour: sql<Date>`${hour}`.as('hour'),
      ...kind,
      pages: sql<number>`${pages}`.as('pages'),
      place: sql<number>`row_number() over (partition by ${hour}, ${remote}, ${version} order by ${pages} desc)`.as(
        'place',
      ),
    })
    .from(loadReports)
    .where(and(isIn(at, from, to), inArray(outcome, FAILED_OUTCOMES)))
    .groupBy(hour, ...Object.values(kind))
    .as('kinds');
  await db.insert(failureHours).select(
    db
      .select({
        hour: kinds.hour,
        remote: kinds.remote,
        version: kinds.version,
        stage: kinds.stage,
        reason: kinds.reason,
        detail: kinds.detail,
        chunk: kinds.chunk,
        status: kinds.status,
        browser: kinds.browser,
        pages: kinds.pages,
      })
      .from(kinds)
      .where(sql`${kinds.place} <= ${MAX_KINDS}`),
  );
}

/** Adds up the hours that are over, once for all servers. */
async function rollUp(db: Database, now: number): Promise<void> {
  const until = new Date(Math.floor((now - SETTLE_MS) / HOUR_MS) * HOUR_MS);
  await db.transaction(async (transaction) => {
    // Two servers at once would add the same hours.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('federation-load-hours'))`);
    await rollUpVitals(transaction, until);
    const from = await rolledUntil(transaction);
    if (from >= until) return;
    const hours = await reportedHours(transaction, from, until);
    const rows = hours.map(({ at, fell_back, durations, ...row }) => ({
      ...row,
      hour: at,
      fellBack: fell_back,
      durations: [...durations],
    }));
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
      await transaction.insert(loadHours).values(rows.slice(first, first + ROWS_AT_ONCE));
    }
    await rollUpFailures(transaction, from, until);
  });
}

/** Adds up the hours that are over, then deletes what is in the rollups and old enough, and rollups that are too old. */
export async function rollUpReports(
  db: Database,
  { reportDays, rollupDays }: ReportRetention,
  now = Date.now(),
): Promise<void> {
  await rollUp(db, now);
  const before = (ms: number) => new Date(now - ms);
  const { at, outcome } = loadReports;
  await db
    .delete(loadReports)
    .where(or(lt(at, before(reportDays * DAY_MS)), and(eq(outcome, 'loaded'), lt(at, before(LOAD_DAYS * DAY_MS)))));
  await db.delete(servedPages).where(lt(servedPages.at, before(LOAD_DAYS * DAY_MS)));
  await db.delete(vitalReports).where(lt(vitalReports.at, before(LOAD_DAYS * DAY_MS)));
  await db.delete(vitalHours).where(lt(vitalHours.hour, before(rollupDays * DAY_MS)));
  await db.delete(loadHours).where(lt(loadHours.hour, before(rollupDays * DAY_MS)));
  await db.delete(failureHours).where(lt(failureHours.hour, before(rollupDays * DAY_MS)));
}
