import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { quizActions } from '../actions/schema';
import { bankConsents, bankLinks } from '../bank-link/schema';
import { users } from '../accounts/schema';
import type { Database } from '../database';
import { quizSessions } from '../quiz/schema';
import { reminders, type ReminderKind } from './schema';

/** Maximum number of reminders that one hourly run queues; further reminders are sent in the next hour. */
const MOST = 2_000;

/** SQL condition for users who want mail (the default, spec 3), have confirmed their address and will not be deleted. */
export const isMailWanted = and(
  sql`coalesce((${users.notifications} ->> 'email')::boolean, true)`,
  isNotNull(users.emailVerifiedAt),
  isNull(users.deleteAt),
);

/**
 * Query for the subjects of due reminders. A quiz is due three to four months after its completion unless it was restarted.
 * A consent with a linked bank is due two weeks before its end, so that the user can renew the consent without a gap.
 * Actions are due in the week after the end of a postponement. Their subject is a hash of user id and earliest end.
 */
const dueSubjects = sql`
  select 'check-in' as kind, ${quizSessions.id} as about, ${quizSessions.userId} as user_id, null::timestamptz as ends_at
  from ${quizSessions}
  where ${quizSessions.archivedAt} is null and ${quizSessions.completedAt} <= now() - interval '3 months'
    and ${quizSessions.completedAt} > now() - interval '4 months'
  union all
  select 'consent-ending', ${bankConsents.id}, ${bankConsents.userId}, ${bankConsents.expiresAt}
  from ${bankConsents}
  where ${bankConsents.endedAt} is null and ${bankConsents.expiresAt} > now()
    and ${bankConsents.expiresAt} <= now() + interval '14 days'
    and exists (select from ${bankLinks} where ${bankLinks.consentId} = ${bankConsents.id})
  union all
  select 'action-open', md5(${quizActions.userId} || ' ' || min(${quizActions.until}))::uuid, ${quizActions.userId}, null
  from ${quizActions}
  where ${quizActions.state} = 'postponed' and ${quizActions.until} <= now()
    and ${quizActions.until} > now() - interval '7 days'
  group by ${quizActions.userId}`;

/** SQL condition for subjects without a reminder, and for actions of users without such a reminder in the last week. */
const isUnsent = sql`not exists (select from ${reminders} where ${reminders.kind} = due.kind and (${reminders.about} = due.about
  or due.kind = 'action-open' and ${reminders.userId} = due.user_id and ${reminders.queuedAt} > now() - interval '7 days'))`;

const selectDue = async (db: Database, filter: SQL) =>
  db
    .select({
      kind: sql<ReminderKind>`due.kind`,
      about: sql<string>`due.about`,
      endsAt: sql`due.ends_at`.mapWith((time: string): Date | null => new Date(time)),
      userId: users.id,
      email: users.email,
      preferences: users.preferences,
    })
    .from(users)
    .innerJoin(sql`(${dueSubjects}) as due`, eq(users.id, sql`due.user_id`))
    .where(and(isMailWanted, filter))
    .limit(MOST);

export const findDueReminders = async (db: Database) => selectDue(db, isUnsent);

/** Returns the recipient and content of a reminder; undefined if the reminder is no longer due or wanted. */
export async function findRecipient(db: Database, kind: ReminderKind, about: string) {
  const [found] = await selectDue(db, sql`due.kind = ${kind} and due.about = ${about}`);
  return found;
}
