import { and, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { bankConsents, bankLinks } from '../bank-link/schema';
import { users } from '../accounts/schema';
import type { Database } from '../database';
import { quizSessions } from '../quiz/schema';
import { reminders, type ReminderKind } from './schema';

/** Plans advise to take the quiz again after this time (insights, "Check in again in three months"). */
const CHECK_IN = sql`interval '3 months'`;
/** Whoever was not reminded by then, since the server was away or is new, is not reminded of that quiz any more. */
const CHECK_IN_OVER = sql`interval '4 months'`;
/** Before the consent ends: time to give it anew without a gap. */
const CONSENT_NOTICE = sql`interval '14 days'`;
/** More wait for the next hour. */
const MOST = 2_000;

/** What is due: whose it is, and the id of the quiz or consent. */
export interface DueReminder {
  readonly kind: ReminderKind;
  readonly about: string;
  readonly userId: string;
}

/** Whether the person wants mail: the first switch of the settings, which is on until it is switched off (spec 3). Not once the account is going to be deleted. */
const wantsMail = sql`(coalesce((${users.notifications} ->> 'email')::boolean, true) and ${users.deleteAt} is null)`;

const isNew = (kind: ReminderKind, about: SQL) =>
  sql`not exists (select from ${reminders} where ${reminders.kind} = ${kind} and ${reminders.about} = ${about})`;

/** The last quiz was completed three months ago, and none was begun since. */
const isCheckInDue = and(
  wantsMail,
  isNull(quizSessions.archivedAt),
  isNotNull(quizSessions.completedAt),
  lte(quizSessions.completedAt, sql`now() - ${CHECK_IN}`),
  gt(quizSessions.completedAt, sql`now() - ${CHECK_IN_OVER}`),
);

/** It is in force, a bank is linked by it, and it ends within two weeks. */
const isConsentDue = and(
  wantsMail,
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

/** All that is due now and was not queued before. */
export async function findDue(db: Database): Promise<DueReminder[]> {
  const quizzes = await checkIns(db, isNew('check-in', sql`${quizSessions.id}`));
  const consents = await endingConsents(db, isNew('consent-ending', sql`${bankConsents.id}`));
  return [
    ...quizzes.map(({ about, userId }) => ({ kind: 'check-in' as const, about, userId })),
    ...consents.map(({ about, userId }) => ({ kind: 'consent-ending' as const, about, userId })),
  ];
}

/** Whom it goes to and what it says, if it is still due; undefined once it is not, or was switched off. */
export async function findRecipient(db: Database, kind: ReminderKind, about: string) {
  if (kind === 'check-in') {
    const [found] = await checkIns(db, eq(quizSessions.id, about));
    return found && { ...found, endsAt: null };
  }
  const [found] = await endingConsents(db, eq(bankConsents.id, about));
  return found;
}
