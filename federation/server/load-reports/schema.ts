import { boolean, index, integer, pgTable, primaryKey, real, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { vitalNames, type LoadEvent, type LoadOutcome } from '../../contract';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();

/** Page views by release, by their worst outcome. Rows contain no personal data. */
export const pageLoads = pgTable(
  'page_loads',
  {
    page: text('page').notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Time at which the page was sent, or first reported the release. */
    firstAt: moment('first_at'),
    /** Time of the report in the columns `stage` to `stack`. */
    at: moment('at'),
    /** Number of sent pages that the row represents; 0 if the page was not sent for this remote, or was not counted. */
    served: integer('served').notNull().default(0),
    worst: smallint('worst').notNull(),
    threw: boolean('threw').notNull().default(false),
    /** True if the page counts for automatic rollback. Pages of one IP address are limited. */
    counts: boolean('counts').notNull().default(false),
    /** Number of loaded pages that the row represents. It exceeds 1 only for sampled loads. */
    weight: integer('weight').notNull().default(0),
    stage: text('stage'),
    reason: text('reason'),
    detail: text('detail'),
    chunk: text('chunk'),
    status: integer('status'),
    /** Message of the thrown error, without personal data. */
    message: text('message'),
    /** Stack frames in files of the release, one per line. */
    stack: text('stack'),
    browser: text('browser'),
    /** Duration of the slowest load, in milliseconds. */
    ms: integer('ms'),
  },
  (table) => [
    primaryKey({ name: 'page_loads_pk', columns: [table.page, table.remote, table.version] }),
    index('page_loads_remote_version_at').on(table.remote, table.version, table.at),
    index('page_loads_remote_first_at').on(table.remote, table.firstAt),
    index('page_loads_first_at').on(table.firstAt),
  ],
);

/** LCP, INP and CLS of visits: the worst value of a page view, with page and release of that value. */
export const pageVitals = pgTable(
  'page_vitals',
  {
    page: text('page').notNull(),
    vital: text('vital', { enum: vitalNames }).notNull(),
    /** Remote of the page; for INP the remote whose code ran. */
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Path of the page, as its remote declares it. */
    path: text('path').notNull(),
    /** Milliseconds; CLS has no unit. */
    value: real('value').notNull(),
    weight: integer('weight').notNull(),
    firstAt: moment('first_at'),
  },
  (table) => [
    primaryKey({ name: 'page_vitals_pk', columns: [table.page, table.vital] }),
    index('page_vitals_remote_first_at').on(table.remote, table.firstAt),
    index('page_vitals_first_at').on(table.firstAt),
  ],
);

/** Severity of page states for a release. `served` pages have reported nothing, `heard` pages no load of the release. */
export const outcomeSeverity = {
  served: 0,
  heard: 1,
  loaded: 2,
  recovered: 3,
  threw: 4,
  fell_back: 5,
  failed: 6,
} as const;

export const isFailureOutcome = (outcome: LoadOutcome): boolean =>
  outcomeSeverity[outcome] >= outcomeSeverity.fell_back;

export type Release = Pick<LoadEvent, 'remote' | 'version'>;

export const toReleaseId = ({ remote, version }: Release): string => `${remote} ${version}`;

/** An event with the number of pages that it represents, which exceeds 1 only for sampled loads. */
export type WeightedLoadEvent = LoadEvent & { readonly weight: number };
