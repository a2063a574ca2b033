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

/** A due reminder with the user and the subject (`reminders.about`). */
export interface DueReminder {
  readonly kind: ReminderKind;
  readonly about: string;
  readonly userId: string;
}

/** SQL condition for users who want mail (the default, spec 3), have confirmed their address and will not be deleted. */
export const isMailWanted = and(
  sql`coalesce((${users.notifications} ->> 'email')::boolean, true)`,
  isNotNull(users.emailVerifiedAt),
  isNull(users.deleteAt),
);

const isNew = (kind: ReminderKind, about: SQL) =>
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

const checkIns = (db: Database, filter: SQL | undefined) =>
  db
    .select({ about: quizSessions.id, userId: quizSessions.userId, email: users.email, preferences: users.preferences })
    .from(quizSessions)
    .innerJoin(users, eq(users.id, quizSessions.userId))
    .where(and(isCheckInDue, filter))
    .limit(MOST);

const endingConsents = (db: Database, filter: SQL | undefined) =>
  db
    .select({
      about: bankConsents.id,
      userId: bankConsents.userId,
      email: users.email,
      preferences: users.preferences,
      endsAt: bankConsents.expiresAt,
    })
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

/**
 * Returns one row per user with due actions. Its `about` is a hash of the user's id and the earliest end of a postponement.
 */
const openActions = (db: Database, filter: SQL | undefined) => {
  const about = sql<string>`md5(${quizActions.userId} || ' ' || min(${quizActions.until}))::uuid`;
  return db
    .select({ about, userId: quizActions.userId, email: users.email, preferences: users.preferences })
    .from(quizActions)
    .innerJoin(users, eq(users.id, quizActions.userId))
    .where(isActionDue)
    .groupBy(quizActions.userId, users.email, users.preferences)
    .having(filter ?? sql`true`)
    .limit(MOST);
};

/** SQL condition for users without a recent reminder of actions. */
const notLately = sql`not exists (select from ${reminders} where ${reminders.kind} = 'action-open'
  and ${reminders.userId} = ${quizActions.userId} and ${reminders.queuedAt} > now() - ${ACTION_PAUSE})`;

/** Returns due reminders: for a quiz or consent only once, and for actions only if no such reminder was sent recently. */
export async function findDueReminders(db: Database): Promise<DueReminder[]> {
  const due = {
    'check-in': await checkIns(db, isNew('check-in', sql`${quizSessions.id}`)),
    'consent-ending': await endingConsents(db, isNew('consent-ending', sql`${bankConsents.id}`)),
    'action-open': await openActions(db, notLately),
  };
  return reminderKinds.flatMap((kind) => due[kind].map(({ about, userId }) => ({ kind, about, userId })));
}

/** Returns the recipient and content of a reminder; undefined if the reminder is no longer due or wanted. */
export async function findRecipient(db: Database, kind: ReminderKind, about: string) {
  if (kind === 'consent-ending') {
    const [found] = await endingConsents(db, eq(bankConsents.id, about));
    return found;
  }
  const found =
    kind === 'check-in'
      ? await checkIns(db, eq(quizSessions.id, about))
      : await openActions(db, sql`md5(${quizActions.userId} || ' ' || min(${quizActions.until}))::uuid = ${about}`);
  return found[0] && { ...found[0], endsAt: null };
}
