import { randomUUID } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { users } from '../accounts/schema';
import { removeUserAtAggregator, type BankLinking } from '../bank-link';
import type { Database } from '../database';
import type { JobKind, Jobs } from '../jobs';
import { describeFailure } from '../jobs/worker';
import { mailTexts, sendMail, type Mailer } from '../mail';

/** Hours after which an account is deleted even if the bank data aggregator does not respond. */
const MAX_HOURS_OVERDUE = 3 * 24;

/** Maximum number of accounts that one hourly run queues for deletion. Further accounts wait for the next run. */
const MAX_DUE = 1_000;

const deletionJob = v.object({
  user_id: v.string(),
});
type DeletionJob = v.InferOutput<typeof deletionJob>;

export const accountDeletionJobKind: JobKind<DeletionJob> = {
  name: 'account-deletion',
  schema: deletionJob,
  // The retries of a job end within an hour, because a new job for each due account is queued every hour.
  retries: 6,
  backOffSeconds: 30,
  limitSeconds: 2 * 60,
  concurrency: 2,
  pollSeconds: 30,
};

interface DeletionContext {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'forget' | 'sendEach'>;
  readonly bankLinking: BankLinking | undefined;
  readonly mailer: Mailer;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const isDue = lte(users.deleteAt, sql`now()`);

export async function queueDueAccounts({ db, jobs }: Pick<DeletionContext, 'db' | 'jobs'>): Promise<void> {
  const due = await db.select({ user_id: users.id }).from(users).where(isDue).limit(MAX_DUE);
  await jobs.sendEach(accountDeletionJobKind, due);
}

/**
 * Deletes a due account at the bank data aggregator, and then in this database. Rejects if the aggregator fails, unless the
 * account is three days overdue.
 */
export async function deleteDueAccount(
  { db, jobs, bankLinking, mailer, log }: DeletionContext,
  { user_id: userId }: DeletionJob,
): Promise<void> {
  const isThisDue = and(eq(users.id, userId), isDue);
  const hoursOverdue = sql<number>`(extract(epoch from now() - ${users.deleteAt}) / 3600)::float8`;
  const [due] = await db.select({ hoursOverdue }).from(users).where(isThisDue);
  if (!due) return;
  if (bankLinking) {
    await removeUserAtAggregator(db, bankLinking.aggregator, userId).catch((error: unknown) => {
      if (due.hoursOverdue < MAX_HOURS_OVERDUE) throw error;
      log.error({ err: error }, 'an account was deleted whose bank connections the aggregator did not remove');
    });
  }
  const former = { email: users.email, preferences: users.preferences };
  const [owner] = await db.delete(users).where(isThisDue).returning(former);
  if (!owner) return;
  await jobs.forget({ userId, email: owner.email });
  // The mail is sent without a job, because a job would store the email address again.
  const language = owner.preferences?.language ?? 'en';
  const texts = mailTexts[language].deleted;
  const mail = { id: randomUUID(), to: owner.email, language, texts, why: texts.why };
  await sendMail(mailer, mail).catch((error: unknown) => {
    log.error({ err: describeFailure(error) }, 'the mail that an account was deleted could not be sent');
  });
}
