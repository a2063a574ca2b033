import { and, eq, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  FRAME_PATTERN,
  isVital,
  loadReports,
  scrubMessage,
  type LoadEvent,
  type LoadReports,
  type VitalEvent,
} from '../../contract';
import { HOST_NAME } from '../../contract/faults';
import type { Database } from '../database';
import { addJsonBodyParser, parseBody } from '../http/parse';
import { toIpLimitKey, isFromThisMachine } from '../http/ip-address';
import { refuseCrossSiteRequest } from '../http/request-guards';
import { browserAndVersion } from '../http/user-agent';
import { limitPerMinute, type Limit, type Limits } from '../limits';
import type { Platform } from '../options';
import { isUnaltered, listReleases, type Resolution, type Resolve } from '../registry/resolution';
import { releases } from '../registry/schema';
import type { PageCollector } from './collect-pages';
import type { createRollbackDecider } from './judge';
import type { CountLoads } from './metrics';
import { isFailureOutcome, toReleaseId, type WeightedLoadEvent } from './schema';
import { visitorKeyOf } from './sampling';

const HOUR_MS = 60 * 60 * 1000;
const LIMIT = { name: 'rows of load reports', max: 500, windowMs: HOUR_MS };
/** Limit of measurements from one IP address: twenty visits, too few to distort a percentile. */
const VITALS_LIMIT = { name: 'vitals', max: 60, windowMs: HOUR_MS };

/** Returns the events within the hourly limit of the client's IP address. This machine has no limit. */
function withinLimit<Event>(
  { hit }: Limits['flood'],
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  limit: Limit,
  events: readonly Event[],
  kindOf: (event: Event) => string = () => '',
): readonly Event[] {
  if (isFromThisMachine(request)) return events;
  const key = toIpLimitKey(request.ip);
  return events.filter((event) => hit(limit, `${key} ${kindOf(event)}`) === 0);
}

/** Records whose keys are the files of a release, by `toReleaseId`. */
type FilesByRelease = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Returns files of releases that the visitor gets or that are published. Invented names must not fill counters. */
async function findReleaseFiles(
  db: Database,
  hostVersion: string,
  resolution: Resolution,
  events: LoadReports['events'],
): Promise<FilesByRelease> {
  const files = new Map<string, Readonly<Record<string, unknown>>>();
  files.set(toReleaseId({ remote: HOST_NAME, version: hostVersion }), {});
  for (const release of listReleases(resolution)) files.set(toReleaseId(release), release.integrity);
  const { name, version, manifest } = releases;
  const others = events.filter((event) => event.remote !== HOST_NAME && !files.has(toReleaseId(event)));
  if (others.length === 0) return files;
  const published = await db
    .select({ remote: name, version, manifest })
    .from(releases)
    .where(or(...others.map((event) => and(eq(name, event.remote), eq(version, event.version)))));
  for (const release of published) files.set(toReleaseId(release), release.manifest.files);
  return files;
}

/** Returns the event with a message without personal data, and with only the stack frames in files of the release. */
function scrubEvent(event: WeightedLoadEvent, filesByRelease: FilesByRelease): WeightedLoadEvent {
  const { message, stack = [] } = event;
  if (message === undefined) return { ...event, stack: undefined };
  const files = filesByRelease.get(toReleaseId(event)) ?? {};
  const isOfRelease = (frame: string) => Object.hasOwn(files, FRAME_PATTERN.exec(frame)?.[1] ?? '');
  return { ...event, message: scrubMessage(message), stack: stack.filter(isOfRelease) };
}

const MAX_REPORTS_PER_MINUTE = 60;

interface LoadReportDependencies extends Platform {
  readonly resolve: Resolve;
  readonly judge: ReturnType<typeof createRollbackDecider>;
  readonly reports: PageCollector;
  readonly countLoads: CountLoads;
}

const isLoad = (event: LoadReports['events'][number]): event is LoadEvent => !isVital(event);

/** Returns the releases of remotes whose loads failed, or whose code threw. */
function releasesWith(events: readonly LoadEvent[], kind: 'failed' | 'threw'): readonly LoadEvent[] {
  const found = events.filter(
    ({ outcome, remote }) =>
      remote !== HOST_NAME && (kind === 'threw' ? outcome === 'threw' : isFailureOutcome(outcome)),
  );
  return [...new Map(found.map((event) => [toReleaseId(event), event])).values()];
}

/**
 * Serves `POST /load-reports`, which accepts anonymous reports of pages and rolls back a release whose failures reach
 * the limits.
 */
export async function loadReportRoutes(app: FastifyInstance, dependencies: LoadReportDependencies): Promise<void> {
  const { db, limits, version, resolve, judge, reports, countLoads } = dependencies;
  // Browsers send a text with `sendBeacon` as `text/plain`.
  addJsonBodyParser(app, 'text/plain');

  const limited = { preHandler: limitPerMinute(limits.flood, 'load reports', { max: MAX_REPORTS_PER_MINUTE }) };
  app.post('/load-reports', limited, async (request, reply) => {
    refuseCrossSiteRequest(request, 'Reports come from the pages of the product.');
    const { page, altered, events } = parseBody(loadReports, request.body);
    const resolution = await resolve(request);
    const isAltered = altered === true || !isUnaltered(resolution);
    const files = isAltered ? new Map() : await findReleaseFiles(db, version, resolution, events);
    const knownEvents = events.filter((event) => files.has(toReleaseId(event)));
    const isDeclared = ({ path }: VitalEvent) =>
      resolution.remotes.some(({ pages }) => pages.some((declared) => declared.path === path));
    const loads = knownEvents.filter(isLoad);
    countLoads(page, loads);
    const sampledLoads = reports.sample(loads).map((event) => scrubEvent(event, files));
    reports.add({
      page,
      visitor: visitorKeyOf(request),
      browser: browserAndVersion(request.headers['user-agent']),
      // Measurements come from the host and do not show that the remote loaded.
      isHeard: events.some(isLoad),
      // Separate limits for outcomes, so that many loads from a large office do not prevent reports of failures.
      loads: withinLimit(limits.flood, request, LIMIT, sampledLoads, ({ outcome }) => outcome),
      vitals: withinLimit(limits.flood, request, VITALS_LIMIT, knownEvents.filter(isVital).filter(isDeclared)),
    });

    const failed = releasesWith(sampledLoads, 'failed');
    const threw = releasesWith(sampledLoads, 'threw');
    // Stores the reports first, because the decisions below read the reports from the database.
    if (failed.length + threw.length > 0) await reports.flush();
    for (const release of failed) await judge(release, 'failed');
    for (const release of threw) await judge(release, 'threw');
    return reply.code(204).send();
  });
}
