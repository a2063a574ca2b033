import { and, eq, or } from 'drizzle-orm';
import { FRAME, scrubMessage, type LoadReports } from '../../contract';
import { HOST_NAME } from '../../contract/faults';
import type { Database } from '../database';
import { releases, type Resolution } from '../registry';
import { toReleaseId, type WeighedEvent } from './schema';

/** The files of releases, by `toReleaseId`. The values of the inner records are not used. */
export type FilesByRelease = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Returns the releases in `events` that the visitor gets or that are published. Invented names must not fill the counters. */
export async function findKnownReleases(
  db: Database,
  hostVersion: string,
  { remotes }: Resolution,
  events: LoadReports['events'],
): Promise<FilesByRelease> {
  const known = new Map<string, Readonly<Record<string, unknown>>>();
  known.set(toReleaseId({ remote: HOST_NAME, version: hostVersion }), {});
  for (const { name: remote, previous, ...current } of remotes) {
    for (const release of [current, previous]) {
      if (release) known.set(toReleaseId({ remote, version: release.version }), release.integrity);
    }
  }
  const { name, version, manifest } = releases;
  const others = events.filter((event) => event.remote !== HOST_NAME && !known.has(toReleaseId(event)));
  if (others.length === 0) return known;
  const published = await db
    .select({ remote: name, version, manifest })
    .from(releases)
    .where(or(...others.map((event) => and(eq(name, event.remote), eq(version, event.version)))));
  for (const release of published) known.set(toReleaseId(release), release.manifest.files);
  return known;
}

/** Returns the event with a message without personal data, and with only the stack frames in files of the release. */
export function scrubEvent(event: WeighedEvent, known: FilesByRelease): WeighedEvent {
  const { message, stack = [] } = event;
  if (message === undefined) return { ...event, stack: undefined };
  const files = known.get(toReleaseId(event)) ?? {};
  const isOfRelease = (frame: string) => Object.hasOwn(files, FRAME.exec(frame)?.[1] ?? '');
  return { ...event, message: scrubMessage(message), stack: stack.filter(isOfRelease) };
}
