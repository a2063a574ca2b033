import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Nonces of accepted signed requests, stored as long as a request with the same nonce is valid. */
export const releaseNonces = pgTable(
  'release_nonces',
  {
    nonce: text('nonce').primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('release_nonces_at').on(table.at)],
);
