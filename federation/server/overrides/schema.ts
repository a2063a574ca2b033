import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Overrides of browsers. Only the token in a browser's cookie identifies the browser. */
export const overrides = pgTable(
  'overrides',
  {
    /** SHA-256 of the cookie's token in hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    /** Folder of the build, with a final slash; null for a preview or a release. */
    url: text('url'),
    preview: integer('preview'),
    version: text('version'),
    /** Reference of the session with which the override ends. */
    session: text('session_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'overrides_pk', columns: [table.tokenHash, table.name] }),
    index('overrides_expires_at').on(table.expiresAt),
    index('overrides_session').on(table.session),
  ],
);
