import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BillRhythm, PayRhythm } from '@verdant/shared/contract';
import { ownerIdColumn } from '../../accounts/schema';
import { centsColumn, dayColumn } from '../schema';
import type { RecurringPayments } from './found';

/** Recurring payments of a user, as of the last change of their transactions. */
export const moneyRecurring = pgTable('money_recurring', {
  userId: ownerIdColumn().primaryKey(),
  found: jsonb('found').$type<RecurringPayments>().notNull(),
});

/** Users' corrections of their pay. Rhythm and day are null if the user said that the found pay is not theirs. */
export const moneyPayCorrections = pgTable('money_pay_corrections', {
  userId: ownerIdColumn().primaryKey(),
  rhythm: text('rhythm').$type<PayRhythm>(),
  next_pay_on: dayColumn('next_on'),
  amount_cents: centsColumn('amount_cents'),
  said_on: dayColumn('said_on').notNull(),
});

export const moneyBillCorrections = pgTable(
  'money_bill_corrections',
  {
    userId: ownerIdColumn(),
    key: text('bill_key').notNull(),
    status: text('status').$type<'confirmed' | 'dismissed'>().notNull(),
    rhythm: text('rhythm').$type<BillRhythm>(),
    next_on: dayColumn('next_on'),
    amount_cents: centsColumn('amount_cents'),
    said_on: dayColumn('said_on').notNull(),
  },
  (table) => [primaryKey({ name: 'money_bill_corrections_pk', columns: [table.userId, table.key] })],
);

export const moneyAddedBills = pgTable(
  'money_added_bills',
  {
    id: uuid('id').notNull(),
    userId: ownerIdColumn(),
    label: text('label').notNull(),
    amount_cents: centsColumn('amount_cents').notNull(),
    rhythm: text('rhythm').$type<BillRhythm>().notNull(),
    next_on: dayColumn('next_on').notNull(),
  },
  (table) => [primaryKey({ name: 'money_added_bills_pk', columns: [table.userId, table.id] })],
);
