import { gt, isNull, or, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReleaseManifest } from '../../contract';
import { activationActions, type Canary, type Reach } from './remote-state';

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
    /** Id of the key that signed it, and the signature over the text that was sent. */
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
export const isAlive = or(isNull(releases.expiresAt), gt(releases.expiresAt, sql`now()`));

/** The response about what was published. */
export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** The folder that browsers will load it from. */
  readonly url: string;
  readonly files: number;
  readonly bytes: number;
  /** Pull request of a preview. */
  readonly pull_request?: number;
  /** End of a preview, as an ISO time. */
  readonly expires_at?: string;
}

/** Publications whose files are being sent. */
export const publications = pgTable(
  'publications',
  {
    /** SHA-256 of the token in the upload URL of the files, in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    /** The folder of the files when they are elsewhere. */
    url: text('url'),
    /** Days until a preview expires; null for a release. */
    days: integer('days'),
    keyId: text('key_id').notNull(),
    signature: text('signature').notNull(),
    /** The text that was signed. */
    payload: text('payload').notNull(),
    /** The hashes that have not arrived yet, in hexadecimal. */
    missing: text('missing').array().notNull(),
    /** The response about the published release or preview, for a sender who did not receive it. */
    result: jsonb('result').$type<PublishedRelease>(),
    begunAt: moment('begun_at').notNull().defaultNow(),
  },
  (table) => [index('publications_begun_at').on(table.begunAt)],
);

/**
 * The state of each remote that was ever switched. A switch updates it under `lockActivations` and also adds a row to
 * `activations`.
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

/** The history of all remotes for readers: one row for each switch. The current state is in `remotes`. */
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
    /** Share of visitors, for `canary` alone. */
    percent: integer('percent'),
    reason: text('reason').notNull(),
    /** Id of the key that signed the request or of the operator who was signed in, or `server`. */
    by: text('by').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('activations_name_id').on(table.name, table.id)],
);
