import { gt, isNull, or, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReleaseManifest } from '../../contract';
import { activationActions, type Canary, type VersionReach } from './remote-state';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Published releases and previews. A row never changes: another release has another version. */
export const releases = pgTable(
  'releases',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    /** Folder URL of the files, with a final slash, if they are hosted elsewhere; null if they are in the file store. */
    url: text('url'),
    /** Id of the key that signed the publication; `signature` is the signature of `payload`. */
    keyId: text('key_id').notNull(),
    signature: text('signature').notNull(),
    /** Signed text of the publication, as evidence of the publisher. */
    payload: text('payload').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    /** Time at which a preview, which is never activated, expires; null for a release. */
    expiresAt: moment('expires_at'),
  },
  (table) => [primaryKey({ name: 'releases_pk', columns: [table.name, table.version] })],
);

/** True for releases, and for previews that have not expired. */
export const isUnexpiredRelease = or(isNull(releases.expiresAt), gt(releases.expiresAt, sql`now()`));

/** Response to a completed publication. */
export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** Folder from which browsers load the release or the preview. */
  readonly url: string;
  readonly files: number;
  readonly bytes: number;
  /** Pull request of a preview. */
  readonly pull_request?: number;
  /** Time at which a preview expires, in ISO format. */
  readonly expires_at?: string;
}

/** Publications whose files are being sent, or that were completed recently. */
export const publications = pgTable(
  'publications',
  {
    /** SHA-256 of the token in the upload URL of the files, in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    /** Folder URL of the files if they are hosted elsewhere; null otherwise. */
    url: text('url'),
    /** Days until a preview expires; null for a release. */
    days: integer('days'),
    keyId: text('key_id').notNull(),
    signature: text('signature').notNull(),
    /** The text that was signed. */
    payload: text('payload').notNull(),
    /** Hashes of the files that have not arrived yet, in hexadecimal. */
    missing: text('missing').array().notNull(),
    /** Response to the completed publication, stored for a sender that did not receive it; null before. */
    result: jsonb('result').$type<PublishedRelease>(),
    begunAt: moment('begun_at').notNull().defaultNow(),
  },
  (table) => [index('publications_begun_at').on(table.begunAt)],
);

/** State of each remote ever changed. A change updates the row and adds one to `activations`, under `lockActivations`. */
export const remotes = pgTable('remotes', {
  name: text('name').primaryKey(),
  /** Version that all visitors outside the canary get; null without an active release. */
  stable: text('stable'),
  /** Earlier stable versions that were not rolled back, newest first. */
  earlier: text('earlier').array().notNull(),
  canary: jsonb('canary').$type<Canary>(),
  /** True while an operator forbids activations. */
  isFrozen: boolean('frozen').notNull(),
  /** Reach of each version that visitors have ever got or that was removed. */
  versions: jsonb('versions').$type<Readonly<Record<string, VersionReach>>>().notNull(),
  /** Id of the remote's last change in `activations`. */
  revision: integer('revision').notNull(),
});

/** The history of all remotes, which users can read: one row for each change. The current state is in `remotes`. */
export const activations = pgTable(
  'activations',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** The new version; for `remove` the removed one, and `built` if the action has no version. */
    version: text('version').notNull(),
    /**
     * The version that visitors no longer get. Null in a row of an older server until `lockActivations` has filled it in.
     */
    from: text('from_version'),
    action: text('action', { enum: activationActions }).notNull(),
    /** Share of visitors in whole percents for the action `canary`; null for other actions. */
    percent: integer('percent'),
    reason: text('reason').notNull(),
    /** Id of the key that signed the request or of the operator who was signed in, or `server`. */
    by: text('by').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('activations_name_id').on(table.name, table.id)],
);
