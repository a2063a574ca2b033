import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, real, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AccountKind, consentScopes, MoneyAccount } from '@verdant/shared/contract';
import { ownerIdColumn, timestampColumn } from '../accounts/schema';

/** Consents to read bank data. Ended consents stay stored as a record. */
export const bankConsents = pgTable(
  'bank_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerIdColumn(),
    scope: jsonb('scope').$type<(typeof consentScopes)[number][]>().notNull(),
    givenAt: timestampColumn('given_at').notNull().defaultNow(),
    expiresAt: timestampColumn('expires_at').notNull(),
    endedAt: timestampColumn('ended_at'),
  },
  (table) => [index('bank_consents_user_id').on(table.userId)],
);

/** Confirmed bank connections. The end of a connection deletes the row and with it the aggregator's ids. */
export const bankLinks = pgTable(
  'bank_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerIdColumn(),
    consentId: uuid('consent_id')
      .notNull()
      .references(() => bankConsents.id, { onDelete: 'cascade' }),
    /** Aggregator's id of the connection. */
    providerAccountId: text('provider_account_id').notNull(),
    institution: text('institution').notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (table) => [
    // This constraint makes concurrent confirmations of a connection create only one link.
    unique('bank_links_one_a_connection').on(table.userId, table.providerAccountId),
    index('bank_links_consent_id').on(table.consentId),
  ],
);

/** Bank accounts: those of a linked bank, with figures of the last update, and those that the user entered ("manual"). */
export const moneyAccounts = pgTable(
  'money_accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerIdColumn(),
    linkId: uuid('link_id').references(() => bankLinks.id, { onDelete: 'cascade' }),
    /** Kind of a manual account; null for a linked account. */
    kind: text('kind').$type<AccountKind>(),
    /** Aggregator's id of the account; empty for a manual account. */
    providerId: text('provider_id').notNull(),
    /** Aggregator's ids of other connections with this account, such as that of a joint account's other holder. */
    associated: text('associated').array().notNull().default([]),
    name: text('name').notNull(),
    maskedNumber: text('masked_number').notNull(),
    type: text('type').notNull(),
    container: text('container').notNull(),
    side: text('side').$type<MoneyAccount['side']>().notNull(),
    currency: text('currency').notNull(),
    /** Balance in cents, or the amount owed; null if unknown. */
    balanceCents: bigint('balance_cents', { mode: 'number' }),
    /** Day of a manual account's balance; null for a linked account. */
    balanceOn: date('balance_on', { mode: 'string' }),
    /** True if the net position and other totals include the account. */
    isCounted: boolean('is_counted').notNull().default(true),
    /** Reason for which totals omit the balance; null if the balance can be included. */
    leftOut: text('left_out').$type<MoneyAccount['left_out']>(),
    /** Time at which the bank's figures of this row were valid; null if unknown. */
    asOf: timestampColumn('as_of'),
    /** Interest in percent a year. */
    interestRate: real('interest_rate'),
    minimumDueCents: bigint('minimum_due_cents', { mode: 'number' }),
    dueOn: date('due_on', { mode: 'string' }),
    /** First day from which most of the user's income and spending pass through the account; null if they do not. */
    coversFrom: date('covers_from', { mode: 'string' }),
  },
  (table) => [
    check('money_accounts_linked_or_by_hand', sql`(${table.linkId} is null) = (${table.kind} is not null)`),
    unique('money_accounts_one_a_provider_id').on(table.linkId, table.providerId),
    index('money_accounts_user_id').on(table.userId),
  ],
);

/** Connections of the sandbox. In production the bank data aggregator stores the connections. */
export const sandboxLinks = pgTable(
  'sandbox_links',
  {
    providerAccountId: bigint('provider_account_id', { mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 32_132_249_739 }),
    loginName: text('login_name').notNull(),
    providerId: bigint('provider_id', { mode: 'number' }).notNull(),
    requestId: text('request_id').notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (table) => [unique('sandbox_links_one_a_provider').on(table.loginName, table.providerId)],
);

export type SandboxLink = typeof sandboxLinks.$inferSelect;
