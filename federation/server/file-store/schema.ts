import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Files of releases and previews. Files that no release, preview or open publication lists are deleted. */
export const files = pgTable('files', {
  /** SHA-384 of the file, in hexadecimal. */
  hash: text('hash').primaryKey(),
  object: bytes('object').notNull(),
  storedAt: timestamp('stored_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
