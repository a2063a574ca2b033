import { bigserial, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Why the server prerenders pages of a release no longer, or could not, on one build of the host. */
export const prerenderProblems = pgTable(
  'prerender_problems',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** The build of the host, as `HostBuild.id`. */
    host: text('host').notNull(),
    /** A path that could not be rendered, or `*` for a release whose pages browsers did not hydrate. */
    path: text('path').notNull(),
    reason: text('reason').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Time at which the release was activated again, in the row of `*`; earlier reports count no longer. */
    clearedAt: timestamp('cleared_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ name: 'prerender_problems_pk', columns: [table.remote, table.version, table.host, table.path] }),
    index('prerender_problems_host').on(table.host),
  ],
);

/**
 * A release whose pages are being rendered, or were until a limit stopped it or the server itself ended. A row is stored
 * before the first code of the release runs, and deleted when it ended in order or succeeded later.
 */
export const prerenderAttempts = pgTable(
  'prerender_attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    host: text('host').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** Why it was stopped; null while it runs, and for ever where the server ended meanwhile. */
    reason: text('reason'),
  },
  (table) => [index('prerender_attempts_release').on(table.remote, table.version, table.host)],
);
