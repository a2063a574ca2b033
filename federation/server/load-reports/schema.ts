import { bigint, bigserial, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
    chunk: text('chunk'),
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
  },
  (table) => [
    index('load_reports_remote_version_at').on(table.remote, table.version, table.at),
    index('load_reports_at').on(table.at),
  ],
);

/** What `/metrics` returns. Counters only ever grow, so they outlive the reports that they count. */
export const loadCounts = pgTable(
  'load_counts',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    stage: text('stage').notNull(),
    reason: text('reason').notNull(),
    outcome: text('outcome', { enum: loadOutcomes }).notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'load_counts_pk',
      columns: [table.remote, table.version, table.stage, table.reason, table.outcome],
    }),
  ],
);
