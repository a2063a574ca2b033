import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '../database/columns';

/** The files of releases and previews, each once. What no release lists is deleted. */
export const files = pgTable('files', {
  /** SHA-384 of the file, in hexadecimal. */
  hash: text('hash').primaryKey(),
  /** The file, in brotli where that is smaller. */
  object: bytes('object').notNull(),
  storedAt: timestamp('stored_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
