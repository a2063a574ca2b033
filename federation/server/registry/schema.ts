import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReleaseManifest } from '../../contract';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Published releases. A row never changes: another release has another version. */
export const releases = pgTable(
  'releases',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    /** The folder of its files, with a final slash, when they are elsewhere; null when they are in `release_files`. */
    url: text('url'),
    /** Id of the key that signed it, and the signature over the text that was sent. */
    keyId: text('key_id').notNull(),
    signature: text('signature').notNull(),
    /** That text: evidence of who published the release, for an investigation. */
    payload: text('payload').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'releases_pk', columns: [table.name, table.version] })],
);

export const activationActions = [
  'activate',
  'rollback',
  'canary',
  'staff',
  'automatic',
  'freeze',
  'unfreeze',
  'remove',
] as const;

/** Every switch of a remote, oldest first by `id`; what is active follows from all of them. */
export const activations = pgTable(
  'activations',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** What the switch leads to; of `remove` the release that is gone, and `built` where it changes nothing. */
    version: text('version').notNull(),
    action: text('action', { enum: activationActions }).notNull(),
    /** Share of visitors, for `canary` alone. */
    percent: integer('percent'),
    reason: text('reason').notNull(),
    /** Id of the key that signed the request or of the operator who was signed in, or `server`. */
    by: text('by').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('activations_name_id').on(table.name, table.id)],
);
