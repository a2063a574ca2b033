import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const loadOutcomes = ['failed', 'recovered', 'fell_back', 'loaded'] as const;

/** How a remote loaded in some browser; nothing in it tells whose. */
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
    /** Of the answer, where there was one. */
    status: integer('status'),
    /** Kind of browser, such as `chrome 140`. */
    browser: text('browser'),
  },
  (table) => [index('load_reports_remote_version_at').on(table.remote, table.version, table.at)],
);
