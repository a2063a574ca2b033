import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BillRhythm, PayRhythm } from '@verdant/shared/contract';
import { cents, day, owner } from '../import/schema';
import type { Recurring } from './found';

/** Recurring payments of a user, as of the last change of their transactions. */
export const moneyRecurring = pgTable('money_recurring', {
  userId: owner().primaryKey(),
  found: jsonb('found').$type<Recurring>().notNull(),
});

/** Users' corrections of their pay. Rhythm and day are null if the user said that the found pay is not theirs. */
export const moneyPayCorrections = pgTable('money_pay_corrections', {
  userId: owner().primaryKey(),
  rhythm: text('rhythm').$type<PayRhythm>(),
  nextOn: day('next_on'),
  amountCents: cents('amount_cents'),
  saidOn: day('said_on').notNull(),
});

export const moneyBillCorrections = pgTable(
  'money_bill_corrections',
  {
    userId: owner(),
    billKey: text('bill_key').notNull(),
    status: text('status').$type<'confirmed' | 'dismissed'>().notNull(),
    rhythm: text('rhythm').$type<BillRhythm>(),
    nextOn: day('next_on'),
    amountCents: cents('amount_cents'),
    saidOn: day('said_on').notNull(),
  },
  (table) => [primaryKey({ name: 'money_bill_corrections_pk', columns: [table.userId, table.billKey] })],
);

export const moneyAddedBills = pgTable(
  'money_added_bills',
  {
    id: uuid('id').notNull(),
    userId: owner(),
    label: text('label').notNull(),
    amountCents: cents('amount_cents').notNull(),
    rhythm: text('rhythm').$type<BillRhythm>().notNull(),
    nextOn: day('next_on').notNull(),
  },
  (table) => [primaryKey({ name: 'money_added_bills_pk', columns: [table.userId, table.id] })],
);
