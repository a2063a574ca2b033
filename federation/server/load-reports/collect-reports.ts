import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LoadEvent, VitalEvent } from '../../contract';
import type { Database } from '../database';
import type { ExactLimits } from '../limits';
import { createBatch } from './batch';
import { toReleaseId, type WeighedEvent } from './schema';
import { createPageLimit, type PageOfVisitor, createReportSampler } from './sampling';
import type { RollbackLimits } from './rollback-decision';
import { markPagesReported, rowsOfReport, savePageLoads } from './store';
import { saveVitals, type StoredVital } from './vitals';

const MAX_PAGES = 50_000;
/** Maximum number of reports (up to 64 KB each) buffered for a second. Successful loads are sampled. */
const MAX_REPORTS = 4_000;
/** Milliseconds until a page is marked as heard again: the page's server can store the page after the first mark. */
const HEARD_AGAIN_MS = 2_000;

interface Dependencies {
  readonly db: Database;
  readonly exact: ExactLimits;
  readonly settings: RollbackLimits;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Report extends PageOfVisitor {
  readonly browser: string;
  /** True if the report shows that the page works. */
  readonly isHeard: boolean;
  readonly loads: readonly WeighedEvent[];
  readonly vitals: readonly VitalEvent[];
}

export interface ReportCollector {
  /** Returns the events to store: a sample of the successful loads, and all other events. */
  readonly sample: (events: readonly LoadEvent[]) => readonly WeighedEvent[];
  /** Adds a report. Its measurements are sampled by release, page and measurement. */
  readonly add: (report: Report) => void;
  /** Stores all added reports. Await this function before reports are read from the database. */
  readonly flush: () => Promise<void>;
}

export function collectReports(app: FastifyInstance, { db, exact, settings, log }: Dependencies): ReportCollector {
  const isWithin = createPageLimit(exact, settings);
  const sampleLoad = createReportSampler();
  const sampleVital = createReportSampler();
  const weights = new LRUCache<string, number>({ max: MAX_PAGES });

  /** Returns the measurement with its weight. A later value of a page's measurement keeps the weight of the first value. */
  const weighVital = (page: string, event: VitalEvent): StoredVital => {
    const key = `${page} ${event.vital}`;
    const weight = weights.get(key) ?? sampleVital(`${toReleaseId(event)} ${event.path} ${event.vital}`);
    weights.set(key, weight);
    return { ...event, page, weight };
  };

  const { add, flush } = createBatch<Omit<Report, 'vitals'> & { readonly vitals: readonly StoredVital[] }>(app, {
    max: MAX_REPORTS,
    problem: 'load reports could not be stored',
    log,
    write: async (reports) => {
      const withLoads = reports.filter(({ loads }) => loads.length > 0);
      const counts = await isWithin(withLoads);
      await savePageLoads(
        db,
        withLoads.flatMap((report, place) => rowsOfReport(report, counts[place] ?? false)),
      );
      await saveVitals(
        db,
        reports.flatMap(({ vitals }) => vitals),
      );
      await markPagesReported(db, [...new Set(reports.flatMap(({ page, isHeard }) => (isHeard ? [page] : [])))]);
    },
  });

  return {
    sample: (events) =>
      events
        .map((event) => ({ ...event, weight: event.outcome === 'loaded' ? sampleLoad(toReleaseId(event)) : 1 }))
        .filter(({ weight }) => weight > 0),
    add: (report) => {
      const vitals = report.vitals.map((event) => weighVital(report.page, event)).filter(({ weight }) => weight > 0);
      if (report.isHeard || vitals.length > 0) add({ ...report, vitals });
      if (report.isHeard) setTimeout(() => add({ ...report, loads: [], vitals: [] }), HEARD_AGAIN_MS).unref();
    },
    flush,
  };
}
