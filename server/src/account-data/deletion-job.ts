import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Language } from '@verdant/shared/contract';
import { deleteAccount, findDueAccount } from '../accounts/deletion';
import { removeUserAtAggregator, type BankLinking } from '../bank-link';
import type { Database } from '../database';
import type { JobKind, Jobs } from '../jobs';
import { describeFailure } from '../jobs/describe-failure';

/** Hours after which an account is deleted even if the bank data aggregator does not respond. */
const MAX_HOURS_OVERDUE = 3 * 24;

const deletionJob = v.object({
  user_id: v.string(),
});

type DeletionJob = v.InferOutput<typeof deletionJob>;

export const deletionKind: JobKind<DeletionJob> = {
  name: 'account-deletion',
  schema: deletionJob,
  // The retries of a job end within an hour, because a new job for each due account is queued every hour.
  retries: 6,
  backOffSeconds: 30,
  limitSeconds: 2 * 60,
  concurrency: 2,
  pollSeconds: 30,
};

export interface DeletionContext {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'forget'>;
  readonly bankLinking: BankLinking | undefined;
  /** Sends the former owner a mail that the account was deleted. */
  readonly announce: (owner: { readonly email: string; readonly language: Language | undefined }) => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Deletes a due account at the bank data aggregator, and then in this database. Rejects if the aggregator fails, unless the
 * account is three days overdue.
 */
export async function deleteDueAccount(
  { db, jobs, bankLinking, announce, log }: DeletionContext,
  { user_id: userId }: { user_id: string },
): Promise<void> {
  const due = await findDueAccount(db, userId);
  if (!due) return;
  if (bankLinking) {
    await removeUserAtAggregator(db, bankLinking.aggregator, userId).catch((error: unknown) => {
      if (due.hoursOverdue < MAX_HOURS_OVERDUE) throw error;
      log.error({ err: error }, 'an account was deleted whose bank connections the aggregator did not remove');
    });
  }
  const owner = await deleteAccount(db, userId);
  if (!owner) return;
  await jobs.forget({ userId, email: owner.email });
  // The mail is sent without a job, because a job would store the email address again.
  await announce(owner).catch((error: unknown) => {
    log.error({ err: describeFailure(error) }, 'the mail that an account was deleted could not be sent');
  });
}
