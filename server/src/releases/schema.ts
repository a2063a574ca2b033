import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ReleaseManifest } from '@verdant/federation/contract';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** What teams published. A row is never changed: another release has another version. */
export const releases = pgTable(
  'releases',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    /** The folder of its files, with a final slash, when they lie elsewhere; null when they are in `release_files`. */
    url: text('url'),
    /** Id of the key that signed it, and the signature over the text that was sent. */
    keyId: text('key_id').notNull(),
    signature: text('signature').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'releases_pk', columns: [table.name, table.version] })],
);

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

export const activationActions = ['activate', 'rollback', 'canary', 'automatic'] as const;

/** Every switch of a remote, oldest first by `id`; what is active is what they add up to. */
export const activations = pgTable(
  'activations',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    version: text('version').notNull(),
    action: text('action', { enum: activationActions }).notNull(),
    /** Share of visitors, for `canary` alone. */
    percent: integer('percent'),
    reason: text('reason').notNull(),
    /** Id of the key that asked for it, or the server itself. */
    by: text('by').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('activations_name_id').on(table.name, table.id)],
);

/** Numbers of signed requests that were used, kept as long as such a request would be taken. */
export const releaseNonces = pgTable(
  'release_nonces',
  { nonce: text('nonce').primaryKey(), at: moment('at').notNull().defaultNow() },
  (table) => [index('release_nonces_at').on(table.at)],
);
