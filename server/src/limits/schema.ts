import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Counts of the limits, for all servers. The table is unlogged (see its migration): it is written often, and the loss of
 * its rows in a crash of PostgreSQL is acceptable.
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** SHA-256 of the limit's name and the counted IP address or account. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('limit_counts_ends_at').on(table.endsAt)],
);
