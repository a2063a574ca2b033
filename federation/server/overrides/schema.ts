import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Overrides of remotes in one browser, which is identified only by the token in its cookie. */
export const overrides = pgTable(
  'overrides',
  {
    /** SHA-256 of the cookie's token in hex. */
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    /** The folder of the build, with a final slash; null for a preview or a release. */
    url: text('url'),
    /** Pull request of the preview; null for a folder or a release. */
    preview: integer('preview'),
    /** Version of the published release. */
    version: text('version'),
    /**
     * Reference of the sign-in with which the override was made, if one is required. The override ends with that sign-in.
     */
    signIn: text('session_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'overrides_pk', columns: [table.tokenHash, table.name] }),
    index('overrides_expires_at').on(table.expiresAt),
    index('overrides_session').on(table.signIn),
  ],
);
