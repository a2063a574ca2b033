import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LoadEvent, VitalEvent } from '../../contract';
import type { Database } from '../database';
import { browserAndVersion } from '../http/user-agent';
import type { ExactLimits } from '../limits';
import { isUnaltered, type RequestedPage, type Resolution } from '../registry/resolution';
import { createBatch } from './batch';
import { outcomeSeverity, toReleaseId, type Release, type WeightedLoadEvent } from './schema';
import { createVisitorPageLimit, visitorKeyOf, type PageOfVisitor, createReportSampler } from './sampling';
import type { RollbackLimits } from './rollback-decision';
import { markPagesReported, rowsOfReport, savePageLoads, saveVitals, type StoredVital } from './store';

const MAX_PAGES = 50_000;
const MAX_SERVED = 5_000;
/** Maximum number of reports (up to 64 KB each) buffered for a second. Successful loads are sampled. */
const MAX_REPORTS = 4_000;
/** Milliseconds until a page is marked as heard again: the page's server can store the page after the first mark. */
const HEARD_AGAIN_MS = 2_000;

const ROBOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor/i;

/** True if a user's browser opens a page. Robots, tools and speculative loads possibly never report. */
export function isPageOpening({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const agent = headers['user-agent'];
  return (
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-purpose'] === undefined &&
    headers['purpose'] === undefined &&
    browserAndVersion(agent) !== 'other' &&
    !ROBOT.test(agent ?? '')
  );
}

interface Dependencies {
  readonly db: Database;
  readonly exact: ExactLimits;
  readonly settings: RollbackLimits;
  /** Called for each release of served pages, after the pages were stored. */
  readonly onServed: (release: Release) => Promise<void>;
}

interface Report extends PageOfVisitor {
  readonly browser: string;
  /** True if the report shows that the page works. */
  readonly isHeard: boolean;
  readonly loads: readonly WeightedLoadEvent[];
  readonly vitals: readonly VitalEvent[];
}

interface StoredReport extends Omit<Report, 'vitals'> {
  readonly vitals: readonly StoredVital[];
}

export type PageCollector = ReturnType<typeof collectPages>;

/** Creates the collector, which stores served pages and reports of pages once a second. */
export function collectPages(app: FastifyInstance, { db, exact, settings, onServed }: Dependencies) {
  const isServedWithin = createVisitorPageLimit(exact, settings, 'served pages for rollback');
  const isWithin = createVisitorPageLimit(exact, settings, 'pages for rollback');
  const sampleServed = createReportSampler();
  const sampleLoad = createReportSampler();
  const sampleVital = createReportSampler();
  const weights = new LRUCache<string, number>({ max: MAX_PAGES });

  const served = createBatch<Release & PageOfVisitor & { readonly served: number }>(app, MAX_SERVED, async (pages) => {
    const within = await isServedWithin(pages);
    const counted = pages.filter((_page, index) => within[index]);
    await savePageLoads(
      db,
      counted.map(({ visitor: _visitor, ...page }) => ({ ...page, worst: outcomeSeverity.served })),
    );
    for (const release of new Map(counted.map((page) => [toReleaseId(page), page])).values()) {
      onServed(release).catch((error: unknown) => app.log.warn({ err: error }, 'a silent release could not be judged'));
    }
  });

  /** Returns the measurement with its weight. A later value of a page's measurement keeps the weight of the first value. */
  const weighVital = (page: string, event: VitalEvent): StoredVital => {
    const key = `${page} ${event.vital}`;
    const weight = weights.get(key) ?? sampleVital(`${toReleaseId(event)} ${event.path} ${event.vital}`);
    weights.set(key, weight);
    return { ...event, page, weight };
  };

  const { add, flush } = createBatch<StoredReport>(app, MAX_REPORTS, async (reports) => {
    const withLoads = reports.filter(({ loads }) => loads.length > 0);
    const counts = await isWithin(withLoads);
    await savePageLoads(
      db,
      withLoads.flatMap((report, index) => rowsOfReport(report, counts[index] ?? false)),
    );
    await saveVitals(
      db,
      reports.flatMap(({ vitals }) => vitals),
    );
    await markPagesReported(db, [...new Set(reports.flatMap(({ page, isHeard }) => (isHeard ? [page] : [])))]);
  });

  return {
    /**
     * Counts an opened page by the id in the page's reports (`pageIdOf`). Pages are sampled, and the pages of one IP
     * address are limited (`createVisitorPageLimit`).
     */
    countServed: (request: FastifyRequest, resolution: Resolution, { remote }: RequestedPage, page: string): void => {
      if (!isUnaltered(resolution) || !isPageOpening(request)) return;
      const release = { remote: remote.name, version: remote.version };
      const weight = sampleServed(toReleaseId(release));
      if (weight > 0) served.add({ page, ...release, served: weight, visitor: visitorKeyOf(request) });
    },
    /** Returns the events to store: a sample of the successful loads, and all other events. */
    sample: (events: readonly LoadEvent[]): readonly WeightedLoadEvent[] =>
      events
        .map((event) => ({ ...event, weight: event.outcome === 'loaded' ? sampleLoad(toReleaseId(event)) : 1 }))
        .filter(({ weight }) => weight > 0),
    /** Adds a report. Its measurements are sampled by release, page and measurement. */
    add: (report: Report): void => {
      const vitals = report.vitals.map((event) => weighVital(report.page, event)).filter(({ weight }) => weight > 0);
      if (report.isHeard || vitals.length > 0) add({ ...report, vitals });
      if (report.isHeard) setTimeout(() => add({ ...report, loads: [], vitals: [] }), HEARD_AGAIN_MS).unref();
    },
    /** Stores all added reports. Await this function before reports are read from the database. */
    flush,
  };
}
