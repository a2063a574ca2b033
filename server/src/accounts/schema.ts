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

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Columns with the names of the contract, so that a profile is stored and returned unchanged. */
const profileColumns = {
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  phone: text('phone').notNull().default(''),
} satisfies Record<keyof ProfileFields, unknown>;

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Email address as the user typed it, trimmed. */
  email: text('email').notNull(),
  /** The normalized e-mail (see `emailKey`), so that it is unique regardless of case. */
  emailKey: text('email_key').notNull().unique('users_email_key_unique'),
  passwordHash: text('password_hash').notNull(),
  ...profileColumns,
  notifications: jsonb('notifications').$type<NotificationPreferences>(),
  preferences: jsonb('preferences').$type<Preferences>(),
  /** Time at which the owner confirmed `email`; null until then. */
  emailVerifiedAt: moment('email_verified_at'),
  /** Unused column. Servers of release 1.0.0 still write it, so the column must stay until the release after this one. */
  passwordResetAt: moment('password_reset_at'),
  /** Time of deletion, for accounts whose owner requested it and for demos; else null. */
  deleteAt: moment('delete_at'),
  /** True for the account of a demo household, which was never registered. */
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Time of the last request, to the minute (see `touchSession`). */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** Minutes without a request until the session ends. */
    idleMinutes: integer('idle_minutes').notNull(),
    /** Id by which the owner sees and ends the session. The id cannot be used as a token. */
    id: uuid('id').notNull().unique('sessions_id_unique').defaultRandom(),
    /** Browser and system of the sign-in, such as 'Firefox' and 'Windows'; '' when unknown. See `deviceOfAgent`. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** The browsers that an account has signed in with before, for the limits of failed sign-ins. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the account with the browser's cookie; see `accountDeviceHashOf`. */
    accountDeviceHash: text('account_device_hash').notNull(),
    /** SHA-256 of the browser's cookie, which identifies the browser before the user names an account. */
    deviceHash: text('device_hash').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'known_devices_pk', columns: [table.userId, table.accountDeviceHash] }),
    index('known_devices_used_at').on(table.usedAt),
    index('known_devices_device_hash').on(table.deviceHash),
  ],
);

/** Purposes of tokens: links in mails, a download, and the challenges of a sign-in. */
export type TokenPurpose =
  | AccountLinkPurpose
  | 'reset-password'
  | 'export'
  | 'sign-in'
  | 'passkey-sign-in'
  | 'passkey-add';

/** SQL condition for purposes with at most one token per account: a new link replaces the old link. */
export const isSingleTokenPurpose = sql.raw("purpose not in ('sign-in', 'passkey-add')");

/** Single-use tokens with an expiry time. */
export const tokens = pgTable(
  'tokens',
  {
    /** SHA-256 of the token in hex; the token itself is only in the mail or in the response. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    /** Account of the token; null for a sign-in with a passkey, because the user names no account there. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** E-mail address to which a link is mailed, or hash of the session that adds a passkey; else ''. */
    data: text('data').notNull().default(''),
    /** Number of wrong attempts that are left. */
    attemptsLeft: integer('attempts_left').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('tokens_one_link').on(table.userId, table.purpose).where(isSingleTokenPurpose),
    index('tokens_user_id').on(table.userId),
    index('tokens_expires_at').on(table.expiresAt),
  ],
);

/** The private links to users' calendars of bills, at most one per user. */
export const calendarLinks = pgTable('money_calendar_links', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the link's token in hex. */
  tokenHash: text('token_hash').notNull().unique('money_calendar_links_token_hash_unique'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The authenticator apps of accounts. An account without a row has none. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /**
   * Secret that is shared with the app, in base32. It is encrypted for the account (see `Cipher`) if the server has a key.
   */
  secret: text('secret').notNull(),
  /** Time step of the last accepted code, so that no code is accepted twice. Null before the first. */
  lastStep: integer('last_step'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Time at which a first code proved that the app has the secret. Sign-ins need a code from then on. */
  confirmedAt: moment('confirmed_at'),
});

/** Recovery codes, which a user can enter instead of a code of the app. A used code is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of `recoveryCodeHash`; the code itself is only shown once and never stored. */
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'recovery_codes_pk', columns: [table.userId, table.codeHash] })],
);

/** Passkeys of users. The server has their public keys. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Id by which the owner renames and removes the passkey. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Credential id of the device, in base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    /** Public key in COSE form, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the device; 0 for devices without a counter. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);
