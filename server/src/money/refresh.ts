import { sql } from 'drizzle-orm';
import type { BankAsked, RefreshFailure } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import {
  findLinks,
  type Aggregator,
  type LinkWithConsent,
  type AggregatorReader,
  type AggregatorTransaction,
} from '../bank-link';
import type { Database } from '../database';
import { dayInSydney } from './days';
import { recordAttempt, saveBankConnectionData, type BankConnectionData } from './save-bank-connection';

/** Number of days for which transactions are fetched and stored. Older transactions are deleted. */
const KEPT_DAYS = 365;
/** Pattern of the status of an account that the aggregator cannot read until the user connects the bank again. */
const NEEDS_PERSON =
  /^(?:CONSENT_\w+|INCORRECT_\w+|CREDENTIALS_UPDATE_NEEDED|USER_ACTION_NEEDED_AT_SITE|ACCOUNT_LOCKED|ADDL_AUTHENTICATION_REQUIRED|NEW_AUTHENTICATION_REQUIRED|INVALID_ADDL_INFO_PROVIDED)$/;
/** Pattern of the status of an account whose bank the aggregator did not reach. The account's data is outdated. */
const NOT_REACHED =
  /^(?:DATA_RETRIEVAL_FAILED|REQUEST_TIME_OUT|SITE_\w+|UNEXPECTED_SITE_ERROR|TECH_ERROR|MIGRATION_IN_PROGRESS)$/;
/** Name of the aggregator's dataset of balances and transactions. Other datasets, which a bank can lack, are ignored. */
const BASIC = 'BASIC_AGG_DATA';
/** Status of transactions that failed or have not happened yet. */
const NOT_MOVED = new Set(['FAILED', 'SCHEDULED']);

/** Reads the current figures of a connection; returns `consent` if the user must connect the bank again. */
export async function readBankConnection(
  reader: AggregatorReader,
  providerAccountId: string,
  readAt: Date,
): Promise<BankConnectionData | 'consent'> {
  const { records: accounts, skipped } = await reader.accounts({ providerAccountId });
  const statuses = accounts.flatMap(({ dataset }) =>
    dataset.filter(({ name }) => name === BASIC || name === '').map(({ additionalStatus }) => additionalStatus),
  );
  // A connection without accounts was deleted at the aggregator, so the user must connect the bank again.
  if (statuses.some((status) => NEEDS_PERSON.test(status)) || accounts.length === 0) return 'consent';
  const failure = statuses.some((status) => NOT_REACHED.test(status)) ? 'unavailable' : null;
  const transactions = new Map<string, AggregatorTransaction[]>();
  let unread = skipped;
  for (const { id } of accounts) {
    const found = await reader.transactions(id, dayInSydney(readAt, KEPT_DAYS), dayInSydney(readAt));
    unread += found.skipped;
    transactions.set(
      id,
      found.records.filter(({ status }) => !NOT_MOVED.has(status)),
    );
  }
  return { readAt, accounts, hasAllAccounts: skipped === 0, failure, transactions, skipped: unread };
}

/** Reads the database's clock, which is the same for all servers. */
async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(sql`select floor(extract(epoch from now()) * 1000) as ms`);
  return new Date(Number(rows[0]?.ms));
}

/** Returns a function for `catch` that replaces the error of an unavailable aggregator by a value. */
const ifUnavailable =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof ApiError && error.status === 503) return value;
    throw error;
  };

async function refreshLink(
  db: Database,
  reader: AggregatorReader,
  { link, consent }: LinkWithConsent,
  { now, maxTransactions }: { readonly now: Date; readonly maxTransactions: number },
): Promise<RefreshFailure | null> {
  // Data of a bank must not be read after the consent has expired.
  if (consent.expiresAt <= now) return 'consent';
  const figures = await readBankConnection(reader, link.providerAccountId, now);
  if (figures === 'consent') return 'consent';
  await saveBankConnectionData(db, link, figures, maxTransactions);
  return null;
}

/** Requests new data from the banks of all links in parallel. Skips links without consent and records failed requests. */
async function requestBankUpdates(reader: AggregatorReader, links: readonly LinkWithConsent[], now: Date) {
  const open = links.filter(({ consent }) => consent.expiresAt > now);
  const statuses = open.map(async ({ link }): Promise<[string, BankAsked]> => {
    return [link.id, await reader.ask(link.providerAccountId).catch(ifUnavailable('failed' as const))];
  });
  return new Map(await Promise.all(statuses));
}

interface RefreshOptions {
  /** Signal that ends the update: if it is aborted, the remaining links fail as unavailable. */
  readonly signal: AbortSignal;
  /** True if the aggregator requests new data from the banks first; otherwise it sends its stored data. */
  readonly asks: boolean;
  readonly maxTransactions: number;
}

/** Fetches and stores a user's accounts, balances and transactions. A failed link keeps its data; its failure is stored. */
export async function refreshUserAccounts(
  db: Database,
  aggregator: Pick<Aggregator, 'readerFor'>,
  userId: string,
  { signal, asks, maxTransactions }: RefreshOptions,
) {
  const now = await databaseTime(db);
  const links = await findLinks(db, userId);
  const failures: RefreshFailure[] = [];
  if (links.length === 0) return { failures, updateStatusByLink: new Map<string, BankAsked>() };
  const reader = await aggregator.readerFor(userId, signal).catch(ifUnavailable(undefined));
  const updateStatusByLink =
    asks && reader ? await requestBankUpdates(reader, links, now) : new Map<string, BankAsked>();
  for (const link of links) {
    const failure = reader
      ? await refreshLink(db, reader, link, { now, maxTransactions }).catch(ifUnavailable('unavailable' as const))
      : 'unavailable';
    if (failure === null) continue;
    await recordAttempt(db, link.link, { readAt: now, failure });
    failures.push(failure);
  }
  return { failures, updateStatusByLink };
}
