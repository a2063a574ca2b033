import { eq, gt, isNull, or, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ReleaseManifest } from '../../contract';

/** Actions in the history. Only old entries contain `staff`, a canary for developers that servers no longer offer. */
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

/** Visitors that ever got a version: some (`canary`) or all (`everyone`). `removed`: an operator removed the version. */
type VersionVisibility = 'canary' | 'everyone' | 'removed';

interface Canary {
  readonly version: string;
  /** Share of the visitors in whole percents, from 1 to 100. */
  readonly percent: number;
}

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Published releases and previews, whose rows never change. */
export const releases = pgTable(
  'releases',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    /** Folder URL of files that are hosted elsewhere, with a final slash; null for files in the file store. */
    url: text('url'),
    /** Id of the key that signed `payload`. */
    keyId: text('key_id').notNull(),
    signature: text('signature').notNull(),
    payload: text('payload').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    /** Time at which a preview expires; null for a release. */
    expiresAt: moment('expires_at'),
  },
  (table) => [primaryKey({ name: 'releases_pk', columns: [table.name, table.version] })],
);

export const isUnexpiredRelease = or(isNull(releases.expiresAt), gt(releases.expiresAt, sql`now()`));

export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  readonly files: number;
  readonly bytes: number;
  readonly pull_request?: number;
  /** Expiry of a preview, in ISO format. */
  readonly expires_at?: string;
}

/** Publications whose files are being sent, or that were completed recently. */
export const publications = pgTable(
  'publications',
  {
    /** SHA-256 of the token in the upload URL, in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    url: text('url'),
    days: integer('days'),
    keyId: text('key_id').notNull(),
    signature: text('signature').notNull(),
    payload: text('payload').notNull(),
    /** Hashes of the files that have not arrived yet, in hexadecimal. */
    missing: text('missing').array().notNull(),
    /** Response to the completed publication, for a sender that did not receive the response. */
    result: jsonb('result').$type<PublishedRelease>(),
    begunAt: moment('begun_at').notNull().defaultNow(),
  },
  (table) => [index('publications_begun_at').on(table.begunAt)],
);

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Files of releases and previews. Files that no release, preview or open publication lists are deleted. */
export const files = pgTable('files', {
  /** SHA-384 of the file, in hexadecimal. */
  hash: text('hash').primaryKey(),
  object: bytes('object').notNull(),
  storedAt: moment('stored_at').notNull().defaultNow(),
});

/** State of each remote with a change in the history. Under `lockActivations`, each change adds one to `activations`. */
export const remotes = pgTable('remotes', {
  name: text('name').primaryKey(),
  /** Version that all visitors outside the canary get; null for the build next to the server, or nothing. */
  stable: text('stable'),
  earlier: text('earlier').array().notNull(),
  canary: jsonb('canary').$type<Canary>(),
  isFrozen: boolean('frozen').notNull(),
  /** Visitors that ever got a version (`VersionVisibility`), for each version that visitors got or that was removed. */
  versions: jsonb('versions').$type<Readonly<Record<string, VersionVisibility>>>().notNull(),
  /** Id of the remote's last change in the history. */
  revision: integer('revision').notNull(),
});

export type Remote = typeof remotes.$inferSelect;

/** Condition of a join of releases and remotes: all visitors or those of a canary get the release. */
export const isActiveRelease = or(
  eq(releases.version, remotes.stable),
  eq(releases.version, sql`${remotes.canary} ->> 'version'`),
);

/** The public history of all remotes: one row for each activation, rollback or other change of the active release. */
export const activations = pgTable(
  'activations',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** The new or removed version; `built` if the action has no version. */
    version: text('version').notNull(),
    /** The version that visitors no longer get. Null until `lockActivations` has completed an older server's row. */
    from: text('from_version'),
    action: text('action', { enum: activationActions }).notNull(),
    /** Share of visitors for the action `canary`, in whole percents. */
    percent: integer('percent'),
    reason: text('reason').notNull(),
    /** Id of the signing key or of the signed-in operator, or `server`. */
    by: text('by').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('activations_name_id').on(table.name, table.id)],
);

/** Nonces of accepted signed requests, stored as long as a request with the same nonce is valid. */
export const releaseNonces = pgTable(
  'release_nonces',
  {
    nonce: text('nonce').primaryKey(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('release_nonces_at').on(table.at)],
);
