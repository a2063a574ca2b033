import { eq, sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError, hashToken } from '@verdant/federation/http';
import { limitPerMinute, type Limits } from '@verdant/federation/limits';
import { reminderCalls, defaultNotificationPreferences } from '@verdant/shared/contract';
import { users } from '../accounts/schema';
import type { Database } from '../database';
import type { Jobs } from '../jobs';
import { createMailer, type MailerSettings } from '../mail';
import { serveCall } from '../serve-call';
import { mailReminder, queueReminders, reminderMailJobKind } from './reminder-mails';
import { reminders } from './schema';

/** Maximum requests with an unknown token per minute and IP address. */
const UNKNOWN_PER_MINUTE = 30;
const LINK_IS_UNKNOWN = 'This link is not known. Please use the link of the newest email.';

interface ReminderContext {
  readonly db: Database;
  readonly settings: MailerSettings;
  readonly jobs: Jobs;
  readonly limits: Limits;
}

/** Sends reminders, and serves the call that stops further reminders without a sign-in. */
export const reminderRoutes: FastifyPluginAsync<ReminderContext> = async (app, { db, settings, jobs, limits }) => {
  const mailer = createMailer(settings);
  jobs.handle(reminderMailJobKind, async (job) => mailReminder({ db, mailer }, job));
  jobs.repeat('queue-reminders', async () => queueReminders(db, jobs));

  await app.register(async (scope) => {
    // Bodies are ignored, because mail clients send a form body that adds nothing to the URL (RFC 8058, 3.1).
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    // Requests with known tokens are not counted, because mail providers send many users' requests from one IP address.
    const countUnknown = limitPerMinute(limits.flood, 'unknown reminders', { max: UNKNOWN_PER_MINUTE });
    serveCall(scope, reminderCalls.stop, {}, async (request, { params }, reply) => {
      if (!(await stopReminders(db, params.token))) {
        await countUnknown(request);
        throw new ApiError(400, LINK_IS_UNKNOWN);
      }
      return reply.code(204).send();
    });
  });
};

/** Switches off mail for the account to which this token's link was sent. Returns false for an unknown or replaced link. */
async function stopReminders(db: Database, token: string): Promise<boolean> {
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
