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
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccountLinkPurpose, NotificationPreferences, Preferences, ProfileFields } from '@verdant/shared/contract';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Named as in the contract, so that a profile is stored and returned as it is. */
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
  /** When it was proved that the owner reads mail to `email`; null until then. */
  emailVerifiedAt: moment('email_verified_at'),
  /** Unused: servers of release 1.0.0 write this column, so it is dropped one release later. */
  passwordResetAt: moment('password_reset_at'),
  /** When the account is to be deleted; null unless its owner requested that, or it is a demo. */
  deleteAt: moment('delete_at'),
  /** True for the account of a demo household, which nobody registered. */
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
    /** Names the session to its owner; it cannot be used as a token. */
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
    /** SHA-256 of the browser's cookie, by which it is known before an account is named. */
    deviceHash: text('device_hash').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'known_devices_pk', columns: [table.userId, table.accountDeviceHash] }),
    index('known_devices_used_at').on(table.usedAt),
    index('known_devices_device_hash').on(table.deviceHash),
  ],
);

/** At most one link per user: a new one replaces the old one. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token in hex; the token itself is only in the mail. */
    tokenHash: text('token_hash').notNull().unique('password_resets_token_hash_unique'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_resets_expires_at').on(table.expiresAt)],
);

/**
 * Links that do something for an account: in a mail, or for one download (`export`). At most one per user and purpose: a
 * new one replaces the old one.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<AccountLinkPurpose | 'export'>().notNull(),
    /** SHA-256 of the link's token in hex; the token itself is only in the link. */
    tokenHash: text('token_hash').notNull().unique('account_links_token_hash_unique'),
    /** The e-mail address that the link is mailed to; using it proves that the owner reads mail to it. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'account_links_pk', columns: [table.userId, table.purpose] }),
    index('account_links_expires_at').on(table.expiresAt),
  ],
);

/** The private link to a user's calendar of bills: at most one per user. */
export const calendarLinks = pgTable('money_calendar_links', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the link's token in hex. */
  tokenHash: text('token_hash').notNull().unique('money_calendar_links_token_hash_unique'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The authenticator app of an account: none without a row. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Shared with the app, in base32; encrypted for the account (see `Cipher`) where the server has a key for that. */
  secret: text('secret').notNull(),
  /** The step of the last code that was accepted: none is accepted twice. Null before the first. */
  lastStep: integer('last_step'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When a first code proved that the app has the secret: sign-ins need a code from then on. */
  confirmedAt: moment('confirmed_at'),
});

/** Codes that stand in for the app. A used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** See `recoveryCodeHash`; the code itself is only on the screen, once. */
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'recovery_codes_pk', columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose password was right and whose code is still to come. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256 of the challenge in hex; the challenge itself is only in the response. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    attemptsLeft: integer('attempts_left').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_user_id').on(table.userId),
    index('sign_in_challenges_expires_at').on(table.expiresAt),
  ],
);

/** Keys on users' devices, of which the server has the public half. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Names it to its owner. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Given by the device, in base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Number of signatures that the device has counted; 0 for devices that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

/** Challenges that passkeys sign, each once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge in hex; the challenge itself is only in the response. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** The session that adds a passkey; null for a sign-in. */
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_session_hash').on(table.sessionHash),
    index('passkey_challenges_expires_at').on(table.expiresAt),
  ],
);
