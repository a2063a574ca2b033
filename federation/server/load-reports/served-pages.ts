import { and, eq, gt, gte, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database';
import { findActivations, isSwitch } from '../registry';
import { countedSince } from './page-figures';
import { isForSilence, type Silence } from './rollback-decision';
import { isIn, rolledUntil } from './rolled-hours';
import { loadHours, servedPages } from './schema';

/** A page that loads reports within two minutes (the limit of a load) and the two seconds in which reports are collected. */
const SETTLE_MINUTES = 3;
const USUAL_HOURS = 24;
const MINUTE_MS = 60_000;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

/** A page of a remote that was sent to a browser, and for how many it stands. */
export interface ServedPage {
  readonly page: string;
  readonly remote: string;
  readonly version: string;
  readonly weight: number;
}

export async function saveServed(db: Database, pages: readonly ServedPage[]): Promise<void> {
  if (pages.length === 0) return;
  await db
    .insert(servedPages)
    .values([...pages])
    .onConflictDoNothing();
}

/** The pages reported something, of whatever remote. */
export async function markHeard(db: Database, pages: readonly string[]): Promise<void> {
  await db
    .update(servedPages)
    .set({ heard: true })
    .where(and(sql`${servedPages.page} = any(${sql.param(pages)}::text[])`, eq(servedPages.heard, false)));
}

/** Pages that were sent, and those that are silent though they had the time to report. */
export const silenceFigures = (where: SQL = sql`true`) => ({
  served: sql`coalesce(sum(${servedPages.weight}) filter (where ${where}), 0)`.mapWith(Number),
  silent: sql`coalesce(sum(${servedPages.weight}) filter (where not ${servedPages.heard} and ${where}), 0)`.mapWith(
    Number,
  ),
});

/** Pages that had the time to report. */
export const hasSettled = () => lt(servedPages.at, minutesAgo(SETTLE_MINUTES));

/** The silence of a release in the minutes that count. */
export async function silenceOf(db: Database, remote: string, version: string, minutes: number): Promise<Silence> {
  const since = await countedSince(db, remote, version, minutes + SETTLE_MINUTES);
  const isOfRelease = and(eq(servedPages.remote, remote), eq(servedPages.version, version));
  const [row] = await db
    .select(silenceFigures())
    .from(servedPages)
    .where(and(isOfRelease, gt(servedPages.at, since), hasSettled()));
  return row ?? { served: 0, silent: 0 };
}

/** What is usual: the silence of the remote's other releases in about a day. */
export async function silenceOfOtherReleases(db: Database, remote: string, version: string): Promise<Silence> {
  const since = minutesAgo(USUAL_HOURS * 60);
  const until = await rolledUntil(db);
  const sumOf = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [[rolled], [reported]] = await Promise.all([
    db
      .select({ served: sumOf(loadHours.served), silent: sumOf(loadHours.silent) })
      .from(loadHours)
      .where(and(isIn(loadHours.hour, since, until), eq(loadHours.remote, remote), ne(loadHours.version, version))),
    db
      .select(silenceFigures())
      .from(servedPages)
      .where(
        and(
          eq(servedPages.remote, remote),
          ne(servedPages.version, version),
          gte(servedPages.at, since < until ? until : since),
          hasSettled(),
        ),
      ),
  ]);
  const { served = 0, silent = 0 } = reported ?? {};
  return { served: served + (rolled?.served ?? 0), silent: silent + (rolled?.silent ?? 0) };
}

/** The silence of all other remotes and releases in the minutes that count for this one. */
export async function silenceOfOthers(
  db: Database,
  remote: string,
  version: string,
  minutes: number,
): Promise<Silence> {
  const since = await countedSince(db, remote, version, minutes + SETTLE_MINUTES);
  const isOther = or(ne(servedPages.remote, remote), ne(servedPages.version, version));
  const [row] = await db
    .select(silenceFigures())
    .from(servedPages)
    .where(and(isOther, gt(servedPages.at, since), hasSettled()));
  return row ?? { served: 0, silent: 0 };
}

/** Whether the remote was last rolled back for silence, and no page of what it went back to was heard since: that helped nothing. */
export async function isStillSilent(db: Database, remote: string): Promise<boolean> {
  const last = (await findActivations(db, remote)).findLast(isSwitch);
  if (last?.action !== 'automatic' || !isForSilence(last.reason)) return false;
  const { version, at } = last;
  const isOfRelease = and(eq(servedPages.remote, remote), eq(servedPages.version, version), gt(servedPages.at, at));
  return (await db.$count(servedPages, and(isOfRelease, eq(servedPages.heard, true)))) === 0;
}
