import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReleaseManifest } from '../../contract';
import { bytes } from '../database/columns';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * The newest build of each pull request. Apart from the releases: what switches visitors finds releases alone. A row
 * outlives its files for a while, so that the history states what there was.
 */
export const previews = pgTable(
  'previews',
  {
    name: text('name').notNull(),
    pullRequest: integer('pull_request').notNull(),
    version: text('version').notNull(),
    /** Names the content: part of the URL of its files, so that none of them ever changes. */
    build: text('build').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    /** Id of the key that signed it, and the signature over the text that was sent. */
    keyId: text('key_id').notNull(),
    signature: text('signature').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'previews_pk', columns: [table.name, table.pullRequest] }),
    index('previews_expires_at').on(table.expiresAt),
  ],
);

export const previewFiles = pgTable(
  'preview_files',
  {
    name: text('name').notNull(),
    pullRequest: integer('pull_request').notNull(),
    /** Relative to the preview's folder, as in its manifest. */
    path: text('path').notNull(),
    content: bytes('content').notNull(),
    /** The same in brotli, where that is smaller. */
    contentBr: bytes('content_br'),
  },
  (table) => [
    primaryKey({ name: 'preview_files_pk', columns: [table.name, table.pullRequest, table.path] }),
    foreignKey({
      name: 'preview_files_preview_fk',
      columns: [table.name, table.pullRequest],
      foreignColumns: [previews.name, previews.pullRequest],
    }).onDelete('cascade'),
  ],
);
