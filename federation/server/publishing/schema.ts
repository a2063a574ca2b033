import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReleaseManifest } from '../../contract';

/** The response about what was published. */
export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** The folder that browsers will load it from. */
  readonly url: string;
  readonly files: number;
  readonly bytes: number;
  /** Of a preview: its pull request, and the ISO time of its end. */
  readonly pull_request?: number;
  readonly expires_at?: string;
}

/** Publications whose files are being sent. */
export const publications = pgTable(
  'publications',
  {
    /** SHA-256 of the token in the URL of its files, in hexadecimal. */
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
    /** The response about the release or preview, once it is published: for a sender who lost it. */
    result: jsonb('result').$type<PublishedRelease>(),
    begunAt: timestamp('begun_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('publications_begun_at').on(table.begunAt)],
);
