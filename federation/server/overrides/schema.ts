import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Remotes that one browser gets from a developer's URL; only the token in its cookie identifies the browser. */
export const overrides = pgTable(
  'overrides',
  {
    /** SHA-256 of the cookie's token in hex. */
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    /** The folder of the build, with a final slash; null for a preview or a release. */
    url: text('url'),
    /** The pull request whose preview it is. */
    preview: integer('preview'),
    /** Version of the published release. */
    version: text('version'),
    /** Reference of the sign-in that it was made with, where one is required: it ends with that. */
    signIn: text('session_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'overrides_pk', columns: [table.tokenHash, table.name] }),
    index('overrides_expires_at').on(table.expiresAt),
    index('overrides_session').on(table.signIn),
  ],
);
