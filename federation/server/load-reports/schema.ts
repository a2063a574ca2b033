import { bigint, bigserial, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { vitalNames } from '../../contract';

const loadOutcomes = ['failed', 'recovered', 'fell_back', 'loaded', 'threw'] as const;

/** How a remote loaded in some browser; nothing in it identifies whose. */
export const loadReports = pgTable(
  'load_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    stage: text('stage').notNull(),
    reason: text('reason').notNull(),
    outcome: text('outcome', { enum: loadOutcomes }).notNull(),
    /** Finer than the reason, such as `http-404` or `no-cors`. */
    detail: text('detail'),
    chunk: text('chunk'),
    /** Of what threw: its message, scrubbed of personal data. */
    message: text('message'),
    /** Its frames in files of the release, one a line; empty when it has none. */
    stack: text('stack'),
    /** Status of the response, where there was one. */
    status: integer('status'),
    /** Kind of browser, such as `chrome 140`. */
    browser: text('browser'),
    /** Random per page load, so that one page counts once; it identifies no one. */
    page: text('page').notNull().default(''),
    /** Whether it counts for automatic rollback: few pages of one IP address do. */
    counts: boolean('counts').notNull().default(false),
    /** How long the load took, in milliseconds, where the browser timed it. */
    durationMs: integer('duration_ms'),
    /** For how many pages it stands: more than one only of `loaded`, where much is reported. */
    weight: integer('weight').notNull().default(1),
  },
  (table) => [
    index('load_reports_remote_version_at').on(table.remote, table.version, table.at),
    index('load_reports_at').on(table.at),
    index('load_reports_page').on(table.page),
  ],
);

/** Pages of remotes that were sent to browsers, as far as they can be compared with those that reported anything. */
export const servedPages = pgTable(
  'served_pages',
  {
    /** Random per page; the page's reports name it. */
    page: text('page').primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Whether the page reported anything, of whatever remote. */
    heard: boolean('heard').notNull().default(false),
    /** For how many pages it stands: more than one where many are sent. */
    weight: integer('weight').notNull().default(1),
  },
  (table) => [index('served_pages_remote_at').on(table.remote, table.at), index('served_pages_at').on(table.at)],
);

/** Pages of each hour that is over, and of each release: what is left of loads after two days. */
export const loadHours = pgTable(
  'load_hours',
  {
    hour: timestamp('hour', { withTimezone: true, mode: 'date' }).notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    loaded: bigint('loaded', { mode: 'number' }).notNull(),
    recovered: bigint('recovered', { mode: 'number' }).notNull(),
    fellBack: bigint('fell_back', { mode: 'number' }).notNull(),
    failed: bigint('failed', { mode: 'number' }).notNull(),
    threw: bigint('threw', { mode: 'number' }).notNull(),
    served: bigint('served', { mode: 'number' }).notNull(),
    silent: bigint('silent', { mode: 'number' }).notNull(),
    /** Pages by their load time (`DURATION_BOUNDS`). */
    durations: integer('durations').array().notNull(),
  },
  (table) => [primaryKey({ name: 'load_hours_pk', columns: [table.hour, table.remote, table.version] })],
);

/** In what way pages failed, in each hour that is over. */
export const failureHours = pgTable(
  'failure_hours',
  {
    hour: timestamp('hour', { withTimezone: true, mode: 'date' }).notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    stage: text('stage').notNull(),
    reason: text('reason').notNull(),
    detail: text('detail'),
    chunk: text('chunk'),
    status: integer('status'),
    browser: text('browser'),
    pages: bigint('pages', { mode: 'number' }).notNull(),
  },
  (table) => [index('failure_hours_hour').on(table.hour)],
);

/** What real visits measured in the last two days. */
export const vitalReports = pgTable(
  'vital_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** The release of the page; of INP the one whose code ran. */
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Of the page, as its remote declares it. */
    path: text('path').notNull(),
    vital: text('vital', { enum: vitalNames }).notNull(),
    /** Its value, by `vitalBucket`. */
    bucket: integer('bucket').notNull(),
    /** As in `load_reports`. */
    page: text('page').notNull(),
    weight: integer('weight').notNull(),
  },
  (table) => [index('vital_reports_at').on(table.at)],
);

/** The same of each hour that is over: visits by the bucket of their value. */
export const vitalHours = pgTable(
  'vital_hours',
  {
    hour: timestamp('hour', { withTimezone: true, mode: 'date' }).notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    path: text('path').notNull(),
    vital: text('vital', { enum: vitalNames }).notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'vital_hours_pk',
      columns: [table.remote, table.hour, table.version, table.path, table.vital],
    }),
    index('vital_hours_hour').on(table.hour),
  ],
);

/** What `/metrics` returns, in pages. Counters only ever grow, so they outlive the reports that they count. */
export const loadCounts = pgTable(
  'load_counts',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    stage: text('stage').notNull(),
    reason: text('reason').notNull(),
    outcome: text('outcome', { enum: loadOutcomes }).notNull(),
    /** Pages that came to this outcome, each once. */
    count: bigint('count', { mode: 'number' }).notNull(),
    /** Those among them that had reported nothing of the release before. */
    pages: bigint('pages', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'load_counts_pk',
      columns: [table.remote, table.version, table.stage, table.reason, table.outcome],
    }),
  ],
);
