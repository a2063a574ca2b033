import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LoadEvent, VitalEvent } from '../../contract';
import type { Database } from '../database';
import type { ExactLimits } from '../limits';
import { createBatch } from './batch';
import { toReleaseId, type WeighedEvent } from './outcomes';
import { createPageLimit, type PageOfVisitor, createReportSampler } from './sampling';
import type { RollbackLimits } from './rollback-decision';
import { markPagesReported, saveReports, type StoredReport } from './store';
import { saveVitals, type StoredVital } from './vitals';

const MAX_PAGES = 50_000;
/** Maximum number of reports (up to 64 KB each) buffered for a second. Successful loads are sampled. */
const MAX_REPORTS = 2_000;
const MAX_HEARD = 20_000;
/** Milliseconds until a page is marked as heard again: the page's server can store the page after the first mark. */
const HEARD_AGAIN_MS = 2_000;

interface Dependencies {
  readonly db: Database;
  readonly exact: ExactLimits;
  readonly settings: RollbackLimits;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type Report = Omit<StoredReport, 'counts'> & PageOfVisitor;

export interface ReportCollector {
  readonly heard: (page: string) => void;
  /** Returns the events to store: a sample of the successful loads, and all other events. */
  readonly sample: (events: readonly LoadEvent[]) => readonly WeighedEvent[];
  readonly add: (report: Report) => void;
  /** Adds the measurements of a visit, sampled by release, page and measurement. */
  readonly addVitals: (page: string, events: readonly VitalEvent[]) => void;
  /** Stores all added reports. Await this function before reports are read from the database. */
  readonly flush: () => Promise<void>;
}

export function collectReports(app: FastifyInstance, { db, exact, settings, log }: Dependencies): ReportCollector {
  const isWithin = createPageLimit(exact, settings);
  const sample = createReportSampler();
  const reports = createBatch<Report>(app, {
    max: MAX_REPORTS,
    problem: 'load reports could not be stored',
    log,
    write: async (batch) => {
      const counts = await isWithin(batch);
      await saveReports(
        db,
        batch.map((report, place) => ({ ...report, counts: counts[place] ?? false })),
      );
    },
  });
  const sampleVitals = createReportSampler();
  const weights = new LRUCache<string, number>({ max: MAX_PAGES });
  const vitals = createBatch<StoredVital>(app, {
    max: MAX_REPORTS,
    problem: 'figures of visits could not be stored',
    log,
    write: async (batch) => saveVitals(db, batch),
  });
  const pages = createBatch<string>(app, {
    max: MAX_HEARD,
    problem: 'pages could not be marked as heard',
    log,
    write: async (batch) => markPagesReported(db, [...new Set(batch)]),
  });

  return {
    add: reports.add,
    addVitals: (page, events) => {
      for (const event of events) {
        // A later value of the same measurement keeps the weight of the first value.
        const key = `${page} ${event.vital}`;
        const weight = weights.get(key) ?? sampleVitals(`${toReleaseId(event)} ${event.path} ${event.vital}`);
        weights.set(key, weight);
        if (weight > 0) vitals.add({ ...event, page, weight });
      }
    },
    flush: async () => {
      await Promise.all([reports.flush(), vitals.flush()]);
    },
    heard: (page) => {
      pages.add(page);
      setTimeout(() => pages.add(page), HEARD_AGAIN_MS).unref();
    },
    sample: (events) =>
      events.flatMap((event) => {
        const weight = event.outcome === 'loaded' ? sample(toReleaseId(event)) : 1;
        return weight === 0 ? [] : [{ ...event, weight }];
      }),
  };
}
