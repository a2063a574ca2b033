import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Why the server writes pages of a release no longer, or could not, on one build of the host. A row never changes. */
export const prerenderProblems = pgTable(
  'prerender_problems',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** The build of the host, as `HostBuild.id`. */
    host: text('host').notNull(),
    /** A path that could not be written, or `*` for a release whose pages browsers did not take over. */
    path: text('path').notNull(),
    reason: text('reason').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'prerender_problems_pk', columns: [table.remote, table.version, table.host, table.path] }),
    index('prerender_problems_host').on(table.host),
  ],
);
