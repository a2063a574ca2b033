import { and, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { quizActions } from '../actions/schema';
import { bankConsents, bankLinks } from '../bank-link/schema';
import { users } from '../accounts/schema';
import type { Database } from '../database';
import { quizSessions } from '../quiz/schema';
import { reminderKinds, reminders, type ReminderKind } from './schema';

/** Time after a completed quiz at which the product recommends another quiz. */
const CHECK_IN = sql`interval '3 months'`;
/** Age of a completed quiz from which no reminder is sent any more, for example because no server ran earlier. */
const CHECK_IN_OVER = sql`interval '4 months'`;
/** Time before a consent ends at which the reminder is sent, so that the user can renew the consent without a gap. */
const CONSENT_NOTICE = sql`interval '14 days'`;
/** Time after the end of a postponement during which the action can cause a reminder. */
const ACTION_OVER = sql`interval '7 days'`;
/** Minimum time between two reminders of actions to a user. */
const ACTION_PAUSE = sql`interval '7 days'`;
/** Maximum number of reminders per query; further reminders are sent in the next hour. */
const MOST = 2_000;

/** SQL condition for users who want mail (the default, spec 3), have confirmed their address and will not be deleted. */
export const isMailWanted = and(
  sql`coalesce((${users.notifications} ->> 'email')::boolean, true)`,
  isNotNull(users.emailVerifiedAt),
  isNull(users.deleteAt),
);

const isNotReminded = (kind: ReminderKind, about: SQL) =>
  sql`not exists (select from ${reminders} where ${reminders.kind} = ${kind} and ${reminders.about} = ${about})`;

/** SQL condition for a quiz that was completed three months ago and not restarted since. */
const isCheckInDue = and(
  isMailWanted,
  isNull(quizSessions.archivedAt),
  isNotNull(quizSessions.completedAt),
  lte(quizSessions.completedAt, sql`now() - ${CHECK_IN}`),
  gt(quizSessions.completedAt, sql`now() - ${CHECK_IN_OVER}`),
);

/** SQL condition for a consent that is in force, has a linked bank and ends within two weeks. */
const isConsentDue = and(
  isMailWanted,
  isNull(bankConsents.endedAt),
  gt(bankConsents.expiresAt, sql`now()`),
  lte(bankConsents.expiresAt, sql`now() + ${CONSENT_NOTICE}`),
  sql`exists (select from ${bankLinks} where ${bankLinks.consentId} = ${bankConsents.id})`,
);

const recipient = { userId: users.id, email: users.email, preferences: users.preferences };
const noEnd = sql<null>`null`;

const selectCheckIns = (db: Database, filter: SQL | undefined) =>
  db
    .select({ ...recipient, about: quizSessions.id, endsAt: noEnd })
    .from(quizSessions)
    .innerJoin(users, eq(users.id, quizSessions.userId))
    .where(and(isCheckInDue, filter))
    .limit(MOST);

const selectEndingConsents = (db: Database, filter: SQL | undefined) =>
  db
    .select({ ...recipient, about: bankConsents.id, endsAt: bankConsents.expiresAt })
    .from(bankConsents)
    .innerJoin(users, eq(users.id, bankConsents.userId))
    .where(and(isConsentDue, filter))
    .limit(MOST);

/** SQL condition for an action whose postponement is over and about which the user has not decided since. */
const isActionDue = and(
  isMailWanted,
  eq(quizActions.state, 'postponed'),
  lte(quizActions.until, sql`now()`),
  gt(quizActions.until, sql`now() - ${ACTION_OVER}`),
);

/** Subject of a reminder of actions: a hash of the user's id and the earliest end of a postponement. */
const actionSubject = sql<string>`md5(${quizActions.userId} || ' ' || min(${quizActions.until}))::uuid`;

/** Returns one row per user with due actions. */
const selectOpenActions = (db: Database, filter: SQL) =>
  db
    .select({ ...recipient, about: actionSubject, endsAt: noEnd })
    .from(quizActions)
    .innerJoin(users, eq(users.id, quizActions.userId))
    .where(isActionDue)
    .groupBy(quizActions.userId, users.id)
    .having(filter)
    .limit(MOST);

/** SQL condition for users without a recent reminder of actions. */
const isNotRemindedLately = sql`not exists (select from ${reminders} where ${reminders.kind} = 'action-open'
  and ${reminders.userId} = ${quizActions.userId} and ${reminders.queuedAt} > now() - ${ACTION_PAUSE})`;

/** Query of each kind, with the SQL conditions for reminders that were not sent yet and for a given subject. */
const queries = {
  'check-in': {
    find: selectCheckIns,
    isUnsent: isNotReminded('check-in', sql`${quizSessions.id}`),
    subject: quizSessions.id,
  },
  'consent-ending': {
    find: selectEndingConsents,
    isUnsent: isNotReminded('consent-ending', sql`${bankConsents.id}`),
    subject: bankConsents.id,
  },
  'action-open': { find: selectOpenActions, isUnsent: isNotRemindedLately, subject: actionSubject },
};

/** Returns due reminders: for a quiz or consent only once, and for actions only if no such reminder was sent recently. */
export async function findDueReminders(db: Database) {
  const due = [];
  for (const kind of reminderKinds) {
    const { find, isUnsent } = queries[kind];
    for (const { about, userId } of await find(db, isUnsent)) due.push({ kind, about, userId });
  }
  return due;
}

/** Returns the recipient and content of a reminder; undefined if the reminder is no longer due or wanted. */
export async function findRecipient(db: Database, kind: ReminderKind, about: string) {
  const { find, subject } = queries[kind];
  const [found] = await find(db, sql`${subject} = ${about}`);
  return found;
}
