import type { FastifyRequest } from 'fastify';
import type { Limits } from '@verdant/federation/limits';
import type { Database } from '../database';
import type { Jobs } from '../jobs';
import { languageOf } from '../language/language-of';
import { noticeMailKind, type NoticeJob } from './notices';
import { clientOf } from './request';
import { emailKey, findUser } from './store';

const HOUR_MS = 60 * 60 * 1000;
/** Maximum number of notices of one kind to one address in an hour; an unconfirmed address may be a stranger's. */
const MAX_NOTICES = 5;
const MAX_UNCONFIRMED_NOTICES = 1;

interface NoticeContext {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly limits: Limits;
}

/** Counts a notice. Resolves to whether it is within the limit of its kind, and the last one that is. */
async function count({ exact }: Limits, kind: string, email: string, max: number) {
  const isBelow = async (name: string, most: number) => {
    const limit = { name: `${name} mails`, max: most, windowMs: HOUR_MS };
    return (await exact.take([{ limit, key: emailKey(email) }])) === 0;
  };
  const isWithin = await isBelow(kind, max);
  return { isWithin, isLast: isWithin && !(await isBelow(`${kind}, before the last`, max - 1)) };
}

/**
 * Queues a notice to the owner of an account, with the time and the device of the request. Beyond the limit of its kind
 * nothing is sent. Rejects when it cannot be queued.
 */
export async function queueNotice(
  { db, jobs, limits }: NoticeContext,
  request: FastifyRequest,
  kind: NoticeJob['notice'],
  { id, email, ...more }: { readonly id: string; readonly email: string } & Pick<NoticeJob, 'codes_left'>,
): Promise<void> {
  const user = await findUser(db, id);
  const isConfirmed = user?.email === email && user.emailVerifiedAt !== null;
  const { isWithin, isLast } = await count(limits, kind, email, isConfirmed ? MAX_NOTICES : MAX_UNCONFIRMED_NOTICES);
  if (!isWithin) return;
  const language = user?.preferences?.language ?? languageOf(request);
  const { device } = clientOf(request);
  const at = new Date().toISOString();
  await jobs.send(noticeMailKind, { notice: kind, email, language, is_last: isLast, at, device, ...more });
}
