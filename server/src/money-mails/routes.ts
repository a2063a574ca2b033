import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database';
import type { Jobs } from '../jobs';
import { createMailer, type MailerSettings } from '../mail';
import type { AnswerStore } from '../quiz/store';
import { findUsersWithMoneyMails } from './find-mails';
import { moneyCheckJobKind, moneyMailJobKind, queueMoneyMailsFor, sendMoneyMail } from './send';

const HOUR_SECONDS = 60 * 60;
/** Seconds between two checks for due mails, the same as between two updates from the banks. */
const EVERY_SECONDS = 6 * HOUR_SECONDS;

interface MoneyMailContext extends AnswerStore<Database> {
  readonly settings: MailerSettings;
  readonly jobs: Jobs;
}

/** Registers the jobs for alerts and letters about users' own money. Adds no routes; users choose the mails in settings. */
export const moneyMailJobs: FastifyPluginAsync<MoneyMailContext> = async (_app, { db, cipher, settings, jobs }) => {
  const context = { db, cipher, mailer: createMailer(settings) };
  jobs.handle(moneyMailJobKind, async (job) => sendMoneyMail(context, job, new Date()));
  jobs.handle(moneyCheckJobKind, async ({ user_id: userId }) => queueMoneyMailsFor(db, jobs, userId, new Date()));
  jobs.repeat('queue-money-mails', EVERY_SECONDS, async () => {
    const users = await findUsersWithMoneyMails(db);
    await jobs.sendEach(
      moneyCheckJobKind,
      users.map((userId) => ({ user_id: userId })),
    );
  });
};
