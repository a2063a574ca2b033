import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { FastifyPluginAsync } from 'fastify';
import { createHash } from 'node:crypto';
import { moneyMailKinds, type Language } from '@verdant/shared/contract';
import { users } from '../accounts/schema';
import { findDecisions } from '../actions/store';
import type { Database } from '../database';
import { buildInsights, getRecommendations } from '../insights/build-insights';
import type { JobKind, Jobs } from '../jobs';
import { createMailJobKind, createMailer, type MailContext, type MailerSettings } from '../mail';
import { findSessionAnswers, findLatestCompletedSession, type AnswerStore } from '../quiz/store';
import { isMailWanted } from '../reminders/due';
import { sendMailWithUnsubscribeLink } from '../reminders/reminder-mails';
import { reminders } from '../reminders/schema';
import type { MoneyMail } from './decide';
import { findMoneyMails, findUsersWithMoneyMails } from './find-mails';
import { formatMailFigures } from './mail-figures';

const uuid = v.pipe(v.string(), v.uuid());
const moneyMailJob = v.object({ kind: v.picklist(moneyMailKinds), about: uuid, user_id: uuid });
type MoneyMailJob = v.InferOutput<typeof moneyMailJob>;

/** Kind of job that sends a money mail. The content is computed at sending, because data can change after queueing. */
const moneyMailJobKind = createMailJobKind('money-mail', moneyMailJob, { concurrency: 2 });

const moneyCheckJob = v.object({ user_id: uuid });
type MoneyCheckJob = v.InferOutput<typeof moneyCheckJob>;

/** Job that finds the due mails of one user. One job per user, so that a failure does not affect other users. */
const moneyCheckJobKind: JobKind<MoneyCheckJob> = {
  name: 'money-mail-check',
  schema: moneyCheckJob,
  retries: 3,
  backOffSeconds: 60,
  limitSeconds: 60,
  concurrency: 1,
  pollSeconds: 10,
};

/** Returns a hash of user, kind and key as a UUID of version 8 (RFC 9562). The hash does not reveal the hashed values. */
function mailKeyOf(userId: string, { kind, key }: Pick<MoneyMail, 'kind' | 'key'>): string {
  const hex = createHash('sha256').update(`${userId} ${kind} ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function findRecipient(db: Database, userId: string) {
  const { id, email, preferences, notifications } = users;
  const [found] = await db
    .select({ email, preferences, notifications })
    .from(users)
    .where(and(eq(id, userId), isMailWanted));
  return found;
}

async function queueMoneyMailsFor(db: Database, jobs: Pick<Jobs, 'send'>, userId: string, now: Date): Promise<void> {
  const recipient = await findRecipient(db, userId);
  if (!recipient) return;
  for (const mail of await findMoneyMails(db, userId, recipient.notifications, now)) {
    const { kind } = mail;
    const about = mailKeyOf(userId, mail);
    const isIt = and(eq(reminders.kind, kind), eq(reminders.about, about));
    if ((await db.$count(reminders, isIt)) > 0) continue;
    // The mail is queued before it is recorded: if the server stops in between, the mail is sent twice instead of never.
    await jobs.send(moneyMailJobKind, { kind, about, user_id: userId });
    await db.insert(reminders).values({ kind, about, userId }).onConflictDoNothing();
  }
}

/** Sends a money mail without merchants, and without an amount in the subject, if the mail is still due and wanted. */
async function sendMoneyMail(
  context: MailContext & AnswerStore<Database>,
  { kind, about, user_id: userId }: MoneyMailJob,
  now: Date,
): Promise<void> {
  const recipient = await findRecipient(context.db, userId);
  if (!recipient) return;
  const mails = await findMoneyMails(context.db, userId, recipient.notifications, now);
  const mail = mails.find((dueMail) => dueMail.kind === kind && mailKeyOf(userId, dueMail) === about);
  if (!mail) return;
  const language = recipient.preferences?.language ?? 'en';
  const action = kind === 'monthly_letter' ? await findFirstAction(context, userId, language) : undefined;
  const figures = formatMailFigures(mail, language, action);
  await sendMailWithUnsubscribeLink(context, { kind, about, userId, to: recipient.email, language, ...figures });
}

/** Returns the first open action's title; undefined for a user in trouble, because advice about trouble is never mailed. */
async function findFirstAction(
  answerStore: AnswerStore<Database>,
  userId: string,
  language: Language,
): Promise<string | undefined> {
  const { db } = answerStore;
  const latest = await findLatestCompletedSession(db, userId);
  if (!latest || latest.completedAt === null) return undefined;
  const decided = { decisions: await findDecisions(db, userId), completedAt: latest.completedAt };
  const result = buildInsights(await findSessionAnswers(answerStore, latest), language, decided);
  const actions = getRecommendations(result);
  if ((result.support?.length ?? 0) > 0 || actions.some(({ essential }) => essential)) return undefined;
  return actions.find(({ state }) => !state)?.title;
}

/** Hours between two checks for due mails, the same as between two updates from the banks. */
const CHECK_HOURS = 6;

interface MoneyMailContext extends AnswerStore<Database> {
  readonly settings: MailerSettings;
  readonly jobs: Jobs;
}

/** Registers the jobs for alerts and letters about users' own money. Adds no routes; users choose the mails in settings. */
export const moneyMailJobs: FastifyPluginAsync<MoneyMailContext> = async (_app, { db, cipher, settings, jobs }) => {
  const context = { db, cipher, mailer: createMailer(settings) };
  jobs.handle(moneyMailJobKind, async (job) => sendMoneyMail(context, job, new Date()));
  jobs.handle(moneyCheckJobKind, async ({ user_id: userId }) => queueMoneyMailsFor(db, jobs, userId, new Date()));
  const queueChecks = async () => {
    const userIds = await findUsersWithMoneyMails(db);
    await jobs.sendEach(
      moneyCheckJobKind,
      userIds.map((userId) => ({ user_id: userId })),
    );
  };
  jobs.repeat('queue-money-mails', queueChecks, CHECK_HOURS);
};
