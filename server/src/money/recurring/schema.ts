import { bigint, date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BillRhythm, PayRhythm } from '@verdant/shared/contract';
import { users } from '../../accounts/schema';
import type { Recurring } from './found';

const userId = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' });

/** Recurring payments of a user, as of the last change of their transactions. */
export const moneyRecurring = pgTable('money_recurring', {
  userId: userId().primaryKey(),
  found: jsonb('found').$type<Recurring>().notNull(),
});

/** Users' corrections of their pay. Rhythm and day are null if the user said that the found pay is not theirs. */
export const moneyPayCorrections = pgTable('money_pay_corrections', {
  userId: userId().primaryKey(),
  rhythm: text('rhythm').$type<PayRhythm>(),
  nextOn: date('next_on', { mode: 'string' }),
  amountCents: bigint('amount_cents', { mode: 'number' }),
  saidOn: date('said_on', { mode: 'string' }).notNull(),
});

export const moneyBillCorrections = pgTable(
  'money_bill_corrections',
  {
    userId: userId().notNull(),
    billKey: text('bill_key').notNull(),
    status: text('status').$type<'confirmed' | 'dismissed'>().notNull(),
    rhythm: text('rhythm').$type<BillRhythm>(),
    nextOn: date('next_on', { mode: 'string' }),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    saidOn: date('said_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ name: 'money_bill_corrections_pk', columns: [table.userId, table.billKey] })],
);

export const moneyAddedBills = pgTable(
  'money_added_bills',
  {
    id: uuid('id').notNull(),
    userId: userId().notNull(),
    label: text('label').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    rhythm: text('rhythm').$type<BillRhythm>().notNull(),
    nextOn: date('next_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ name: 'money_added_bills_pk', columns: [table.userId, table.id] })],
);
