import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MoneyMailKind } from '@verdant/shared/contract';
import { ownerIdColumn, timestampColumn } from '../accounts/schema';

/** Kinds of reminders, which are mailed to users who have not switched mail off. */
export const reminderKinds = ['check-in', 'consent-ending', 'action-open'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export type UnsubscribableMailKind = ReminderKind | MoneyMailKind;

/** Queued mails, one for each quiz, consent, postponed action or message about money. */
export const reminders = pgTable(
  'reminders',
  {
    kind: text('kind').$type<UnsubscribableMailKind>().notNull(),
    /** Id of the quiz or consent; for other kinds, an id derived from the user's id and the subject of the mail. */
    about: uuid('about').notNull(),
    userId: ownerIdColumn(),
    queuedAt: timestampColumn('queued_at').notNull().defaultNow(),
    /** SHA-256 of the token that stops reminders; null until the mail is sent. */
    stopHash: text('stop_hash').unique('reminders_stop_hash_unique'),
  },
  (table) => [
    primaryKey({ name: 'reminders_pk', columns: [table.kind, table.about] }),
    index('reminders_user_id').on(table.userId),
  ],
);
