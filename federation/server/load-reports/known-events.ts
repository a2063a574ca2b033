import { and, eq, sql } from 'drizzle-orm';
import { FRAME, scrubMessage, type LoadEvent, type LoadReports } from '../../contract';
import { HOST_NAME } from '../../contract/faults';
import type { Database } from '../database';
import { releases, type Resolution } from '../registry';
import { toReleaseId, type WeighedEvent } from './outcomes';

export type ReportedEvent = LoadReports['events'][number];

/** Returns the `toReleaseId`s of the published releases in `events`, with a single query. */
async function publishedAmong(
  db: Database,
  events: readonly Pick<LoadEvent, 'remote' | 'version'>[],
): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set();
  const key = sql<string>`${releases.name} || ' ' || ${releases.version}`;
  const names = sql.param([...new Set(events.map(({ remote }) => remote))]);
  const rows = await db
    .select({ key })
    .from(releases)
    // The primary key begins with the name, so this condition lets the query use the key's index.
    .where(
      and(
        sql`${releases.name} = any(${names}::text[])`,
        sql`${key} = any(${sql.param(events.map(toReleaseId))}::text[])`,
      ),
    );
  return new Set(rows.map((row) => row.key));
}

async function filesOfRelease(
  db: Database,
  { remote, version }: Pick<LoadEvent, 'remote' | 'version'>,
): Promise<string[]> {
  const isIt = and(eq(releases.name, remote), eq(releases.version, version));
  const [found] = await db.select({ manifest: releases.manifest }).from(releases).where(isIt);
  return Object.keys(found?.manifest.files ?? {});
}

function isServed({ remotes }: Resolution, { remote, version }: ReportedEvent): boolean {
  const served = remotes.find(({ name }) => name === remote);
  return served?.version === version || served?.previous?.version === version;
}

/**
 * Returns events of releases that the visitor gets or that are published. Invented names must not fill the counters.
 */
export async function filterKnownEvents(
  db: Database,
  hostVersion: string,
  resolution: Resolution,
  events: readonly ReportedEvent[],
): Promise<ReportedEvent[]> {
  const isOfHost = ({ remote }: ReportedEvent) => remote === HOST_NAME;
  const others = events.filter((event) => !isOfHost(event) && !isServed(resolution, event));
  const published = await publishedAmong(db, others);
  return events.filter((event) =>
    isOfHost(event) ? event.version === hostVersion : isServed(resolution, event) || published.has(toReleaseId(event)),
  );
}

/** Returns the event with a message without personal data, and with only the stack frames in files of the release. */
export async function scrubEvent(db: Database, { remotes }: Resolution, event: WeighedEvent): Promise<WeighedEvent> {
  const { message, stack = [], remote, version } = event;
  if (message === undefined) return { ...event, stack: undefined };
  const served = remotes.find(({ name }) => name === remote);
  const release = [served, served?.previous].find((one) => one?.version === version);
  const files = stack.length === 0 ? [] : release ? Object.keys(release.integrity) : await filesOfRelease(db, event);
  const isOfRelease = (frame: string) => files.includes(FRAME.exec(frame)?.[1] ?? '');
  return { ...event, message: scrubMessage(message), stack: stack.filter(isOfRelease) };
}
