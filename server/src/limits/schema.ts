import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Counts of rate limits. The table is unlogged, because writes are frequent and losing the counts in a crash is acceptable.
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** SHA-256 of the limit's name with the IP address or account. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('limit_counts_ends_at').on(table.endsAt)],
);
