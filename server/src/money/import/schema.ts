import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
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
import type { ImportMapping } from '@verdant/shared/contract';
import { users } from '../../accounts/schema';
import { moneyAccounts } from '../../bank-link/schema';

export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const dayColumn = (name: string) => date(name, { mode: 'string' });
export const centsColumn = (name: string) => bigint(name, { mode: 'number' });
export const userIdColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const account = () =>
  uuid('account_id')
    .notNull()
    .references(() => moneyAccounts.id, { onDelete: 'cascade' });

/** Imported files. Deleting an import deletes its transactions and balances; deleting an account deletes its imports. */
export const moneyImports = pgTable(
  'money_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userIdColumn(),
    accountId: account(),
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
    userId: userIdColumn(),
    accountId: account(),
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
    userId: userIdColumn(),
    /** Key of the mapping: the account's id, and the names of the columns, or their detected roles without names. */
    columns: text('columns').notNull(),
    mapping: jsonb('mapping').$type<ImportMapping>().notNull(),
  },
  (table) => [primaryKey({ name: 'money_mappings_pk', columns: [table.userId, table.columns] })],
);
