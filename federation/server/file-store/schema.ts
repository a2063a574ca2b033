import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '../database/columns';

/** Files of releases and previews, by hash. Files that no release or preview lists are deleted. */
export const files = pgTable('files', {
  /** SHA-384 of the file, in hexadecimal. */
  hash: text('hash').primaryKey(),
  /** The file, in brotli where that is smaller. */
  object: bytes('object').notNull(),
  storedAt: timestamp('stored_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
