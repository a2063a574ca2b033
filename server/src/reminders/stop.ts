import { eq, sql } from 'drizzle-orm';
import { hashToken } from '@verdant/federation/http';
import { defaultNotificationPreferences } from '@verdant/shared/contract';
import { users } from '../accounts/schema';
import type { Database } from '../database';
import { reminders } from './schema';

/**
 * Switches off mail for the account that a reminder with this link went to; the other switches stay as they are. False when
 * the link is unknown, or that of a mail that was sent once more.
 */
export async function stopReminders(db: Database, token: string): Promise<boolean> {
  const [stopped] = await db
    .update(users)
    .set({
      notifications: sql`coalesce(${users.notifications}, ${JSON.stringify(defaultNotificationPreferences)}::jsonb) || '{"email": false}'`,
      updatedAt: sql`now()`,
    })
    .from(reminders)
    .where(sql`${eq(reminders.userId, users.id)} and ${eq(reminders.stopHash, hashToken(token))}`)
    .returning({ id: users.id });
  return stopped !== undefined;
}
