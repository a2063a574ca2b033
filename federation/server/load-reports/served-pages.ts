import { and, eq, exists, gt, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database';
import { findActivations, isSwitch } from '../registry';
import { countedSince } from './page-figures';
import { isForSilence, type Silence } from './rollback-decision';
import { loadReports, servedPages } from './schema';

/** A page that loads reports within two minutes (the limit of a load) and the two seconds in which reports are collected. */
const SETTLE_MINUTES = 3;
const USUAL_HOURS = 24;
const MINUTE_MS = 60_000;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

/** A page of a remote that was sent to a browser. */
export interface ServedPage {
  readonly page: string;
  readonly remote: string;
  readonly version: string;
}

/** Stores pages that were sent. A page that was left at once may have reported already. */
export async function saveServed(db: Database, pages: readonly ServedPage[]): Promise<void> {
  if (pages.length === 0) return;
  await db.insert(servedPages).values([...pages]);
  const reports = db.select({ page: loadReports.page }).from(loadReports).where(eq(loadReports.page, servedPages.page));
  await db
    .update(servedPages)
    .set({ heard: true })
    .where(
      and(
        inArray(
          servedPages.page,
          pages.map(({ page }) => page),
        ),
        exists(reports),
      ),
    );
}

/** The page reported something, of whatever remote. */
export async function markHeard(db: Database, page: string): Promise<void> {
  await db
    .update(servedPages)
    .set({ heard: true })
    .where(and(eq(servedPages.page, page), eq(servedPages.heard, false)));
}

/** Pages that were sent, and those that are silent though they had the time to report. */
export const silenceFigures = (where: SQL = sql`true`) => ({
  served: sql`count(*) filter (where ${where})`.mapWith(Number),
  silent: sql`count(*) filter (where not ${servedPages.heard} and ${where})`.mapWith(Number),
});

/** Pages that had the time to report. */
export const hasSettled = () => lt(servedPages.at, minutesAgo(SETTLE_MINUTES));

/** The silence of a release in the minutes that count, and what is usual: of the remote's other releases in a day. */
export async function silenceOf(
  db: Database,
  remote: string,
  version: string,
  minutes: number,
): Promise<{ readonly now: Silence; readonly usual: Silence }> {
  const since = await countedSince(db, remote, version, minutes + SETTLE_MINUTES);
  const isOfRelease = eq(servedPages.version, version);
  const now = silenceFigures(sql`${isOfRelease} and ${gt(servedPages.at, since)}`);
  const usual = silenceFigures(sql`not ${isOfRelease}`);
  const [row] = await db
    .select({ served: now.served, silent: now.silent, usualServed: usual.served, usualSilent: usual.silent })
    .from(servedPages)
    .where(and(eq(servedPages.remote, remote), gt(servedPages.at, minutesAgo(USUAL_HOURS * 60)), hasSettled()));
  const { served = 0, silent = 0, usualServed = 0, usualSilent = 0 } = row ?? {};
  return { now: { served, silent }, usual: { served: usualServed, silent: usualSilent } };
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
