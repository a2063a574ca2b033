import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredFault } from './lab-faults';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Sessions of the fault lab, each with the faults of one browser. The token is in the cookie, and in URLs of loaded files.
 */
export const labSessions = pgTable(
  'lab_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull().unique('lab_sessions_token_unique'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Time limit of each loading stage, in milliseconds; null for the default of 120 seconds. */
    timeoutMs: integer('timeout_ms'),
    faults: jsonb('faults').$type<readonly StoredFault[]>().notNull(),
  },
  (table) => [index('lab_sessions_expires_at').on(table.expiresAt)],
);
