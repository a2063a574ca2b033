import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReleaseManifest } from '../../contract';
import { activationActions, type Canary, type Reach } from './remote-state';

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
    /** Signed text of the publication, as evidence of the publisher. */
    payload: text('payload').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'releases_pk', columns: [table.name, table.version] })],
);

/**
 * The state of each remote that was ever switched. A switch changes it under `lockActivations`, together with one more line
 * of `activations`.
 */
export const remotes = pgTable('remotes', {
  name: text('name').primaryKey(),
  /** The version of everyone who is not in the canary; null without a release. */
  stable: text('stable'),
  /** Versions that were stable before and were not rolled back from, newest first. */
  earlier: text('earlier').array().notNull(),
  canary: jsonb('canary').$type<Canary>(),
  /** True while an operator forbids activations. */
  isFrozen: boolean('frozen').notNull(),
  /** Every version that visitors ever got or that was removed. */
  versions: jsonb('versions').$type<Readonly<Record<string, Reach>>>().notNull(),
  /** Id of the last switch in `activations`. */
  revision: integer('revision').notNull(),
});

/** The history of all remotes, for people: one line for each switch. The state is in `remotes`. */
export const activations = pgTable(
  'activations',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** Version that the change leads to; for `remove` the removed one, and `built` where it changes nothing. */
    version: text('version').notNull(),
    /** The version that the switch took from visitors. Null until `lockActivations` has read a line of an older server. */
    from: text('from_version'),
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
