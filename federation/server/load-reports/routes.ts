import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  isVital,
  loadReports,
  type LoadEvent,
  type LoadOutcome,
  type LoadSummary,
  type VitalEvent,
} from '../../contract';
import { HOST_NAME } from '../../contract/faults';
import type { Database } from '../database';
import { parseBody } from '../http';
import { readJsonAs } from '../http/body-parser';
import { toIpLimitKey, isFromThisMachine } from '../http/ip-address';
import { refuseCrossSiteRequest } from '../http/request-guards';
import { browserKind } from '../http/user-agent';
import { limitPerMinute, type Limits } from '../limits';
import { requireDeveloper, type DeveloperDependencies } from '../overrides';
import type { Resolve } from '../registry';
import type { ReportCollector } from './collect-reports';
import { summariseLoads } from './figures';
import type { createRollbackDecider } from './judge';
import { filterKnownEvents, scrubEvent, type ReportedEvent } from './known-events';
import type { CountLoads } from './metrics';
import { isFailure, toReleaseId } from './outcomes';
import { visitorKeyOf } from './sampling';

const HOUR_MS = 60 * 60 * 1000;
const LIMIT = { name: 'rows of load reports', max: 500, windowMs: HOUR_MS };
/** Limit of measurements from one IP address: twenty visits, too few to distort a percentile. */
const VITALS_LIMIT = { name: 'vitals', max: 60, windowMs: HOUR_MS };

/**
 * Returns the events to store. Each outcome has a separate limit per IP address, so that many loads from a large office
 * do not prevent reports of failures. This machine has no limit.
 */
function eventsToStore<Event extends Pick<LoadEvent, 'outcome'>>(
  { hit }: Limits['flood'],
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  events: readonly Event[],
): readonly Event[] {
  if (isFromThisMachine(request)) return events;
  const key = toIpLimitKey(request.ip);
  return events.filter(({ outcome }) => hit(LIMIT, `${key} ${outcome}`) === 0);
}

/** Returns the measurements within the limit of the client's IP address, before sampling. */
function vitalsToStore(
  { hit }: Limits['flood'],
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  events: readonly VitalEvent[],
): readonly VitalEvent[] {
  if (isFromThisMachine(request)) return events;
  return events.filter(() => hit(VITALS_LIMIT, toIpLimitKey(request.ip)) === 0);
}

const MAX_REPORTS_PER_MINUTE = 60;
const MAX_READS_PER_MINUTE = 60;

interface LoadReportDependencies extends DeveloperDependencies {
  readonly db: Database;
  readonly limits: Limits;
  readonly version: string;
  readonly resolve: Resolve;
  readonly judge: ReturnType<typeof createRollbackDecider>;
  readonly reports: ReportCollector;
  readonly countLoads: CountLoads;
}

const isLoad = (event: ReportedEvent): event is LoadEvent => !isVital(event);

function releasesWith(events: readonly LoadEvent[], isIt: (outcome: LoadOutcome) => boolean): readonly LoadEvent[] {
  const found = events.filter(({ outcome, remote }) => isIt(outcome) && remote !== HOST_NAME);
  return [...new Map(found.map((event) => [toReleaseId(event), event])).values()];
}

/**
 * Serves `POST /load-reports`, which accepts anonymous reports of pages and rolls back a release whose failures reach
 * the limits. Serves `GET /load-reports/summary` to developers (401, 403).
 */
export async function loadReportRoutes(app: FastifyInstance, dependencies: LoadReportDependencies): Promise<void> {
  const { db, limits, resolve, judge, reports, countLoads } = dependencies;
  // Browsers send a text with `sendBeacon` as `text/plain`.
  readJsonAs(app, 'text/plain');

  const limited = { preHandler: limitPerMinute(limits.flood, 'load reports', { max: MAX_REPORTS_PER_MINUTE }) };
  app.post('/load-reports', limited, async (request, reply) => {
    refuseCrossSiteRequest(request, 'Reports come from the pages of the product.');
    const { page, altered, events } = parseBody(loadReports, request.body);
    // Only load events mark a page as heard: measurements come from the host and do not show that the remote loaded.
    if (events.some(isLoad)) reports.heard(page);
    const resolution = await resolve(request);
    const isAltered = altered === true || resolution.lab !== undefined || (resolution.overrides ?? []).length > 0;
    const servedEvents = isAltered ? [] : await filterKnownEvents(db, dependencies.version, resolution, events);
    const isDeclared = ({ path }: VitalEvent) =>
      resolution.remotes.some(({ pages }) => pages.some((one) => one.path === path));
    reports.addVitals(page, vitalsToStore(limits.flood, request, servedEvents.filter(isVital).filter(isDeclared)));
    const loads = servedEvents.filter(isLoad);
    countLoads(page, loads);
    const kept = await Promise.all(reports.sample(loads).map(async (event) => scrubEvent(db, resolution, event)));
    if (kept.length === 0) return reply.code(204).send();

    const failures = releasesWith(kept, isFailure);
    const throws = releasesWith(kept, (outcome) => outcome === 'threw');
    reports.add({
      page,
      voter: visitorKeyOf(request),
      browser: browserKind(request.headers['user-agent']),
      stored: eventsToStore(limits.flood, request, kept),
    });
    // Stores the reports first, because the decisions below read the reports from the database.
    if (failures.length + throws.length > 0) await reports.flush();
    for (const event of failures) await judge.failed(event);
    for (const event of throws) await judge.threw(event);
    return reply.code(204).send();
  });

  const reading = { preHandler: limitPerMinute(limits.flood, 'load summary', { max: MAX_READS_PER_MINUTE }) };
  app.get('/load-reports/summary', reading, async (request): Promise<LoadSummary> => {
    refuseCrossSiteRequest(request, 'The counts are for the pages of the product.');
    await requireDeveloper(request, dependencies, {
      elsewhere: 'The counts are for browsers on this machine.',
      unlisted: 'This account may not see the counts',
    });
    await reports.flush();
    return summariseLoads(db);
  });
}
