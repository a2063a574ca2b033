import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CategoryReason,
  ImportMapping,
  MoneyCategory,
  RefreshFailure,
  SpendingCategory,
  SplitPart,
} from '@verdant/shared/contract';
import { ownerIdColumn, timestampColumn } from '../accounts/schema';
import { bankLinks, moneyAccounts } from '../bank-link/schema';
import type { TransactionFlag } from './rules/rules';

export const dayColumn = (name: string) => date(name, { mode: 'string' });
export const centsColumn = (name: string) => bigint(name, { mode: 'number' });
const accountIdColumn = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => moneyAccounts.id, { onDelete: 'cascade' });

/** Imported files. Deleting an import deletes its transactions and balances; deleting an account deletes its imports. */
export const moneyImports = pgTable(
  'money_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerIdColumn(),
    accountId: accountIdColumn('account_id'),
    fileName: text('file_name').notNull(),
    importedAt: timestampColumn('imported_at').notNull().defaultNow(),
    firstDay: dayColumn('first_day').notNull(),
    lastDay: dayColumn('last_day').notNull(),
    added: integer('added').notNull(),
    skipped: integer('skipped').notNull(),
    madeAccount: boolean('made_account').notNull(),
  },
  (table) => [
    index('money_imports_user_id').on(table.userId, table.importedAt),
    index('money_imports_account_id').on(table.accountId),
  ],
);

/** Balances of manual accounts: typed in, or the closing balance of an imported file. */
export const moneyBalances = pgTable(
  'money_balances',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerIdColumn(),
    accountId: accountIdColumn('account_id'),
    importId: uuid('import_id').references(() => moneyImports.id, { onDelete: 'cascade' }),
    on: dayColumn('on').notNull(),
    balanceCents: centsColumn('balance_cents').notNull(),
    storedAt: timestampColumn('stored_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('money_balances_one_a_day')
      .on(table.accountId, table.on)
      .where(sql`${table.importId} is null`),
    index('money_balances_user_id').on(table.userId),
    index('money_balances_import_id').on(table.importId),
  ],
);

export const moneyMappings = pgTable(
  'money_mappings',
  {
    userId: ownerIdColumn(),
    /** Key of the mapping: the account's id, and the names of the columns, or their detected roles without names. */
    columns: text('columns').notNull(),
    mapping: jsonb('mapping').$type<ImportMapping>().notNull(),
  },
  (table) => [primaryKey({ name: 'money_mappings_pk', columns: [table.userId, table.columns] })],
);

export const moneyTransactions = pgTable(
  'money_transactions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerIdColumn(),
    accountId: accountIdColumn('account_id'),
    /** Import that added the transaction. Deleting the import deletes the transaction. */
    importId: uuid('import_id').references(() => moneyImports.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    date: dayColumn('date').notNull(),
    /** Negative for money that left the account. */
    amountCents: centsColumn('amount_cents').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    merchant: text('merchant').notNull(),
    merchantKey: text('merchant_key').notNull(),
    bankCategory: text('bank_category').notNull(),
    /** The aggregator's kind of category, such as `TRANSFER`; empty where it gave none. */
    bankCategoryType: text('bank_category_type').notNull().default(''),
    /** The merchant category code (ISO 18245); empty where the bank gave none. */
    merchantCode: text('merchant_code').notNull().default(''),
    isPending: boolean('is_pending').notNull(),
    category: text('category').$type<MoneyCategory>().notNull(),
    /** Category that the user chose for this transaction alone; null for most. */
    ownCategory: text('own_category').$type<MoneyCategory>(),
    note: text('note'),
    /** Parts that the user split the payment into; null for most. Their amounts add up to `amountCents`. */
    split: jsonb('split').$type<SplitPart[]>(),
    /** Parts that no longer add up, because the bank has changed the amount; null for most. They are not counted. */
    lostSplit: jsonb('lost_split').$type<SplitPart[]>(),
    tags: text('tags').array(),
    reasonKind: text('reason_kind').$type<CategoryReason['kind']>().notNull(),
    reasonValue: text('reason_value').notNull(),
    /** Property of the transaction that advice uses, such as `gambling`; null for most. */
    flag: text('flag').$type<TransactionFlag>(),
    /** False if the transaction is left out, for example because another login has the same account. */
    isCounted: boolean('is_counted').notNull().default(true),
  },
  (table) => [
    unique('money_transactions_one_a_provider_id').on(table.accountId, table.providerId),
    // Index for reading pages of transactions, the newest first, and for sums of a month.
    index('money_transactions_date').on(table.userId, table.date, table.id),
    // Allows index-only scans for sums by month, because the rows of one user are scattered over the table.
    index('money_transactions_sums')
      .on(table.userId, table.date, table.currency, table.category, table.amountCents)
      .where(sql`${table.isCounted} and ${table.split} is null`),
    index('money_transactions_split')
      .on(table.userId, table.date)
      .where(sql`${table.split} is not null`),
    index('money_transactions_tags')
      .on(table.userId, table.date)
      .where(sql`${table.tags} is not null`),
    // Index for looking up the days and amounts of a file's rows, and the first and last day of an account.
    index('money_transactions_same').on(table.userId, table.date, table.amountCents, table.accountId),
    index('money_transactions_merchant').on(table.userId, table.merchantKey),
    index('money_transactions_import').on(table.importId),
  ],
);

export const moneyCorrections = pgTable(
  'money_corrections',
  {
    userId: ownerIdColumn(),
    merchantKey: text('merchant_key').notNull(),
    category: text('category').$type<MoneyCategory>().notNull(),
  },
  (table) => [primaryKey({ name: 'money_corrections_pk', columns: [table.userId, table.merchantKey] })],
);

/**
 * Pairs of a manual and a linked account that are possibly the same account. The server sets the status `found` by the
 * data, and the user sets `same` or `different`; a pair is `asked` while the user has to decide.
 */
export const moneySameAccounts = pgTable(
  'money_same_accounts',
  {
    userId: ownerIdColumn(),
    accountId: accountIdColumn('account_id'),
    linkedId: accountIdColumn('linked_id'),
    status: text('status').$type<'found' | 'asked' | 'same' | 'different'>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'money_same_accounts_pk', columns: [table.accountId, table.linkedId] }),
    index('money_same_accounts_user_id').on(table.userId),
    index('money_same_accounts_linked_id').on(table.linkedId),
    check('money_same_accounts_status', sql`${table.status} in ('found', 'asked', 'same', 'different')`),
  ],
);

/** Result of the last update of each link. A row is deleted with its link. */
export const moneyRefreshes = pgTable(
  'money_refreshes',
  {
    linkId: uuid('link_id')
      .primaryKey()
      .references(() => bankLinks.id, { onDelete: 'cascade' }),
    userId: ownerIdColumn(),
    attemptedAt: timestampColumn('attempted_at').notNull(),
    updatedAt: timestampColumn('updated_at'),
    failure: text('failure').$type<RefreshFailure>(),
    /** Number of records that the last successful update skipped. */
    skipped: integer('skipped').notNull().default(0),
  },
  (table) => [
    index('money_refreshes_user_id').on(table.userId),
    check('money_refreshes_failure', sql`${table.failure} in ('unavailable', 'consent')`),
  ],
);

export const budgetAmounts = pgTable(
  'budget_amounts',
  {
    userId: ownerIdColumn(),
    category: text('category').$type<SpendingCategory>().notNull(),
    cents: centsColumn('monthly_cents').notNull(),
    roll_over: boolean('roll_over').notNull(),
    since: dayColumn('since').notNull(),
    carried_cents: centsColumn('carried_cents').notNull(),
  },
  (table) => [primaryKey({ name: 'budget_amounts_pk', columns: [table.userId, table.category] })],
);
