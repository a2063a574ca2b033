import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccountLinkPurpose, NotificationPreferences, Preferences, ProfileFields } from '@verdant/shared/contract';

export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Columns of a profile, which have the names of the API contract, so that a profile is stored and returned unchanged. */
const profileColumns = {
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  phone: text('phone').notNull().default(''),
} satisfies Record<keyof ProfileFields, unknown>;

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Email address as typed, trimmed. */
  email: text('email').notNull(),
  /** Normalised e-mail (see `emailKey`), which is unique regardless of case. */
  emailKey: text('email_key').notNull().unique('users_email_key_unique'),
  passwordHash: text('password_hash').notNull(),
  ...profileColumns,
  notifications: jsonb('notifications').$type<NotificationPreferences>(),
  preferences: jsonb('preferences').$type<Preferences>(),
  /** Time at which the owner confirmed `email`; else null. */
  emailVerifiedAt: timestampColumn('email_verified_at'),
  /** Unused column, which servers of release 1.0.0 still write. The release after this one can remove the column. */
  passwordResetAt: timestampColumn('password_reset_at'),
  /** Time of deletion of demos, and of accounts whose owner requested the deletion; else null. */
  deleteAt: timestampColumn('delete_at'),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: timestampColumn('created_at').notNull().defaultNow(),
  updatedAt: timestampColumn('updated_at').notNull().defaultNow(),
});

/** Returns the column for the user who owns a row. The deletion of the user deletes the row. */
export const ownerIdColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerIdColumn(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    expiresAt: timestampColumn('expires_at').notNull(),
    /** Time of the session's last request, accurate to the minute (`touchSession`). */
    lastUsedAt: timestampColumn('last_used_at').notNull().defaultNow(),
    idleMinutes: integer('idle_minutes').notNull(),
    /** Id by which the owner lists and ends the session; the id does not work as a token. */
    id: uuid('id').notNull().unique('sessions_id_unique').defaultRandom(),
    /** Browser and system of the sign-in, such as 'Firefox' and 'Windows'; '' if unknown. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** Browsers that an account has signed in with, for the limits of failed sign-ins. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownerIdColumn(),
    /** SHA-256 of account and cookie (`accountDeviceHashOf`). */
    accountDeviceHash: text('account_device_hash').notNull(),
    /** SHA-256 of the cookie, by which a browser is found before the user names an account. */
    deviceHash: text('device_hash').notNull(),
    usedAt: timestampColumn('used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'known_devices_pk', columns: [table.userId, table.accountDeviceHash] }),
    index('known_devices_used_at').on(table.usedAt),
    index('known_devices_device_hash').on(table.deviceHash),
  ],
);

/** A purpose of a token: a mailed link, a download, a challenge of a sign-in, or a session of the sandbox's widget. */
export type TokenPurpose =
  | AccountLinkPurpose
  | 'reset-password'
  | 'export'
  | 'sign-in'
  | 'passkey-sign-in'
  | 'passkey-add'
  | 'bank-widget';

/** SQL condition for purposes with at most one token per account; a new token of such a purpose replaces the old token. */
export const isSingleTokenPurpose = sql.raw("purpose not in ('sign-in', 'passkey-add')");

/** Single-use tokens with an expiry time. */
export const tokens = pgTable(
  'tokens',
  {
    /** SHA-256 of the token in hex. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    /**
     * Account of the token. Null for a sign-in by passkey, where the account is unknown until the passkey arrives, and for
     * a widget, of which an account can have several.
     */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** E-mail address of a mailed link, hash of the session that adds a passkey, or access of a widget; else ''. */
    data: text('data').notNull().default(''),
    /** Number of wrong attempts until the token stops working. */
    attemptsLeft: integer('attempts_left').notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('tokens_one_link').on(table.userId, table.purpose).where(isSingleTokenPurpose),
    index('tokens_user_id').on(table.userId),
    index('tokens_expires_at').on(table.expiresAt),
  ],
);

/** Private links to calendars of bills, at most one per user. */
export const calendarLinks = pgTable('money_calendar_links', {
  userId: ownerIdColumn().primaryKey(),
  tokenHash: text('token_hash').notNull().unique('money_calendar_links_token_hash_unique'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Authenticator apps, at most one per account. */
export const secondFactors = pgTable('second_factors', {
  userId: ownerIdColumn().primaryKey(),
  /** Secret of the app in base32, encrypted for the account if the server has a key (`Cipher`). */
  secret: text('secret').notNull(),
  /** Time step (RFC 6238) of the last accepted code, stored so that no code works twice; null before the first code. */
  lastStep: integer('last_step'),
  createdAt: timestampColumn('created_at').notNull().defaultNow(),
  /** Time of the first correct code, which made sign-ins require a code; null before the first correct code. */
  confirmedAt: timestampColumn('confirmed_at'),
});

/** Unused recovery codes, each of which works once in place of the app's code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownerIdColumn(),
    codeHash: text('code_hash').notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'recovery_codes_pk', columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerIdColumn(),
    /** Credential id of the device, in base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    /** Public key in COSE form, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the device; 0 for devices without a counter. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /** True if the provider of the passkey, such as a password manager, stores a copy of the passkey. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    lastUsedAt: timestampColumn('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);
