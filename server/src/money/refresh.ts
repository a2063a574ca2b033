import { sql } from 'drizzle-orm';
import type { RefreshFailure } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { findLinks, type Aggregator, type LinkWithConsent, type Reader } from '../bank-link';
import type { Database } from '../database';
import { recordAttempt, saveFigures, type Figures } from './save-figures';

/** The period that is fetched and kept; older transactions are deleted. */
const KEPT_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What the aggregator reports of an account that it may no longer read until the person connects the bank again. */
const NEEDS_PERSON = /^CONSENT_|^(INCORRECT_CREDENTIALS|CREDENTIALS_UPDATE_NEEDED|USER_ACTION_NEEDED_AT_SITE)$/;

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** The day in Australia (`2026-11-23`), so many days before `now`. */
export function dayBefore(now: Date, days = 0): string {
  return sydney.format(new Date(now.getTime() - days * DAY_MS));
}

/** What one connection has now, or that the bank must be connected again. */
async function readFigures(reader: Reader, providerAccountId: string, readAt: Date): Promise<Figures | 'consent'> {
  const accounts = await reader.accounts(providerAccountId);
  const needsPerson = accounts.some(({ dataset }) => dataset.some((one) => NEEDS_PERSON.test(one.additionalStatus)));
  // A connection without accounts is one that the aggregator no longer has.
  if (needsPerson || accounts.length === 0) return 'consent';
  const transactions: [string, Awaited<ReturnType<Reader['transactions']>>][] = [];
  for (const { id } of accounts) {
    transactions.push([id, await reader.transactions(id, dayBefore(readAt, KEPT_DAYS), dayBefore(readAt))]);
  }
  return { readAt, accounts, transactions: new Map(transactions) };
}

/** By one clock for all servers. */
async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(sql`select floor(extract(epoch from now()) * 1000) as ms`);
  return new Date(Number(rows[0]?.ms));
}

const isUnavailable = (error: unknown) => error instanceof ApiError && error.status === 503;

async function refreshLink(
  db: Database,
  reader: Reader,
  { link, consent }: LinkWithConsent,
  now: Date,
): Promise<RefreshFailure | null> {
  // Without a consent nothing may be fetched.
  if (consent.expiresAt <= now) return 'consent';
  try {
    const figures = await readFigures(reader, link.providerAccountId, now);
    if (figures === 'consent') return 'consent';
    await saveFigures(db, link, figures);
    return null;
  } catch (error) {
    if (isUnavailable(error)) return 'unavailable';
    throw error;
  }
}

/**
 * Fetches accounts, balances and transactions of all links of a person, and stores them. A link that fails keeps its
 * figures, and the failure is noted. Once `signal` is aborted, the links that are left fail as unavailable. Returns the
 * failures.
 */
export async function refreshPerson(
  db: Database,
  aggregator: Pick<Aggregator, 'readerFor'>,
  userId: string,
  signal: AbortSignal,
): Promise<RefreshFailure[]> {
  const now = await databaseTime(db);
  const links = await findLinks(db, userId);
  if (links.length === 0) return [];
  const reader = await aggregator.readerFor(userId, signal).catch((error: unknown) => {
    if (isUnavailable(error)) return undefined;
    throw error;
  });
  const failures: RefreshFailure[] = [];
  for (const one of links) {
    const failure = reader ? await refreshLink(db, reader, one, now) : 'unavailable';
    if (failure === null) continue;
    await recordAttempt(db, one.link, { readAt: now, failure });
    failures.push(failure);
  }
  return failures;
}
