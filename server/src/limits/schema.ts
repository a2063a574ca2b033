import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counts of limits. The table is unlogged, because it is written often and may be lost in a crash. */
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
