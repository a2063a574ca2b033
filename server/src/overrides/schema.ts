import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sessions } from '../accounts/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Remotes that one browser gets from a developer's address; the browser is known by the token in its cookie alone. */
export const overrides = pgTable(
  'overrides',
  {
    /** SHA-256 of the cookie's token in hex. */
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    /** The folder of the build, with a final slash. */
    url: text('url').notNull(),
    /** The sign-in that it was made with, where one is asked for: it ends with that. */
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'overrides_pk', columns: [table.tokenHash, table.name] }),
    index('overrides_expires_at').on(table.expiresAt),
    index('overrides_session').on(table.sessionHash),
  ],
);
