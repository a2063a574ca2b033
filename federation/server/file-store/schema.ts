import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from '../database/columns';
import { releases } from '../registry/schema';

export const releaseFiles = pgTable(
  'release_files',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    /** Relative to the release's folder, as in its manifest. */
    path: text('path').notNull(),
    content: bytes('content').notNull(),
    /** The same in brotli, where that is smaller. */
    contentBr: bytes('content_br'),
  },
  (table) => [
    primaryKey({ name: 'release_files_pk', columns: [table.name, table.version, table.path] }),
    foreignKey({
      name: 'release_files_release_fk',
      columns: [table.name, table.version],
      foreignColumns: [releases.name, releases.version],
    }).onDelete('cascade'),
  ],
);
