import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();

/** Violations of the Content Security Policy, as release 1.0.0 counted them. This release reads and writes none. */
export const cspReports = pgTable(
  'csp_reports',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    directive: text('directive').notNull(),
    blocked: text('blocked').notNull(),
    source: text('source').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    firstAt: moment('first_at'),
    lastAt: moment('last_at'),
  },
  (table) => [
    primaryKey({
      name: 'csp_reports_pk',
      columns: [table.remote, table.version, table.directive, table.blocked, table.source],
    }),
  ],
);
