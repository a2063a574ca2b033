import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a person is reminded of. */
export const reminderKinds = ['check-in', 'consent-ending', 'action-open'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Reminders that were queued: each is sent once for its quiz, consent or postponed action. */
export const reminders = pgTable(
  'reminders',
  {
    kind: text('kind').$type<ReminderKind>().notNull(),
    /** Id of the quiz or of the consent, or made of the user's id and the moment that an action was postponed to. */
    about: uuid('about').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    queuedAt: moment('queued_at').notNull().defaultNow(),
    /** SHA-256 in hex of the token with which the mail's link stops reminders; null until it is sent. */
    stopHash: text('stop_hash').unique('reminders_stop_hash_unique'),
  },
  (table) => [
    primaryKey({ name: 'reminders_pk', columns: [table.kind, table.about] }),
    index('reminders_user_id').on(table.userId),
  ],
);
