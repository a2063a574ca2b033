import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Language } from '@verdant/shared/contract';
import { deleteAccount, findDueAccount } from '../accounts/deletion';
import { leaveAggregator, type BankLinking } from '../bank-link';
import type { Database } from '../database';
import type { JobKind, Jobs } from '../jobs';
import { describeFailure } from '../jobs/describe-failure';

/** An aggregator that does not respond for so long must not keep an account. */
const MAX_HOURS_OVERDUE = 3 * 24;

const deletionJob = v.object({
  /** The random id of the account. */
  user_id: v.string(),
});

type DeletionJob = v.InferOutput<typeof deletionJob>;

/** Deletes an account whose time is over. */
export const deletionKind: JobKind<DeletionJob> = {
  name: 'account-deletion',
  schema: deletionJob,
  // All retries take most of an hour; after that the next job is queued.
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
  /** Mails the owner that the account is gone. */
  readonly announce: (owner: { readonly email: string; readonly language: Language | undefined }) => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Deletes an account with all its data: first at the bank data aggregator, then here. Does nothing if the user has kept the
 * account. Rejects for three days if the aggregator does not respond, then deletes the account here only.
 */
export async function deleteDueAccount(
  { db, jobs, bankLinking, announce, log }: DeletionContext,
  { user_id: userId }: { user_id: string },
): Promise<void> {
  const due = await findDueAccount(db, userId);
  if (!due) return;
  if (bankLinking) {
    await leaveAggregator(db, bankLinking.aggregator, userId).catch((error: unknown) => {
      if (due.hoursOverdue < MAX_HOURS_OVERDUE) throw error;
      log.error({ err: error }, 'an account was deleted whose bank connections the aggregator did not remove');
    });
  }
  const owner = await deleteAccount(db, userId);
  if (!owner) return;
  await jobs.forget({ userId, email: owner.email });
  // The mail is sent without a job, which would store the address again.
  await announce(owner).catch((error: unknown) => {
    log.error({ err: describeFailure(error) }, 'the mail that an account was deleted could not be sent');
  });
}
