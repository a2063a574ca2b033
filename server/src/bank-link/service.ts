import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { BankLink, ConfirmLinkRequest } from '@verdant/shared/contract';
import type { Database } from '../database';
import type { JobKind } from '../jobs';
import { ApiError } from '@verdant/federation/http';
import type { Aggregator } from './aggregator';
import { moneyAccounts } from './schema';
import {
  findConsent,
  findLink,
  findLinks,
  hasConsented,
  removeLink,
  saveLink,
  type UpdateDerivedData,
  type LinkWithConsent,
} from './store';

const refreshJob = v.object({ user_id: v.string() });

/** Kind of job that fetches a user's bank data, once after a bank is linked and then a few times a day. */
export const bankRefreshJobKind: JobKind<v.InferOutput<typeof refreshJob>> = {
  name: 'bank-refresh',
  schema: refreshJob,
  // Few retries are enough, because the next scheduled refresh is due within hours.
  retries: 3,
  backOffSeconds: 30,
  limitSeconds: 4 * 60,
  concurrency: 2,
  pollSeconds: 2,
};

export interface LinkRequestContext {
  readonly db: Database;
  readonly aggregator: Aggregator;
  readonly userId: string;
}

/** Returns links in the form of the API, each with its accounts. */
async function withAccounts(db: Database, userId: string, links: readonly LinkWithConsent[]): Promise<BankLink[]> {
  const { id, linkId, name, maskedNumber, type, currency, providerId } = moneyAccounts;
  const accounts = await db
    .select({ id, linkId, name, masked_number: maskedNumber, type, currency })
    .from(moneyAccounts)
    .where(eq(moneyAccounts.userId, userId))
    .orderBy(asc(providerId));
  return links.map(({ link, consent }) => ({
    id: link.id,
    institution: link.institution,
    accounts: accounts.flatMap(({ linkId: of, ...account }) => (of === link.id ? account : [])),
    status: consent.expiresAt.getTime() > Date.now() ? 'active' : 'expired',
    consent: { since: consent.givenAt.toISOString(), until: consent.expiresAt.toISOString(), scope: consent.scope },
  }));
}

const linkRequestExpiredError = () => new ApiError(409, 'Please start the bank connection again.');

/**
 * Stores links for the connections that the widget reported; idempotent. Throws a 404 for an unknown connection, a 422 if
 * the user has no connection, and a 409 without a valid consent.
 */
export async function confirmLink(
  asking: LinkRequestContext,
  { request_id, provider_account_id }: ConfirmLinkRequest,
): Promise<{ links: BankLink[]; isNew: boolean }> {
  const { db, aggregator, userId } = asking;
  const consent = await findConsent(db, userId);
  if (!consent) throw linkRequestExpiredError();
  const filter = {
    ...(request_id !== undefined && { requestId: request_id }),
    ...(provider_account_id !== undefined && { providerAccountId: provider_account_id }),
  };
  const { records: accounts } = await (await aggregator.readerFor(userId)).accounts(filter);
  if (accounts.length === 0) {
    const status = Object.keys(filter).length > 0 ? 404 : 422;
    throw new ApiError(status, 'The bank has not confirmed this connection. Please connect your bank again.');
  }
  const links: LinkWithConsent[] = [];
  let isNew = false;
  for (const providerAccountId of new Set(accounts.map((account) => account.providerAccountId))) {
    const found = accounts.filter((account) => account.providerAccountId === providerAccountId);
    const institution = found.find(({ providerName }) => providerName)?.providerName ?? 'Bank';
    const values = { userId, consentId: consent.id, providerAccountId, institution };
    const saved = await saveLink(db, values, found);
    if (!saved) throw linkRequestExpiredError();
    isNew ||= saved.isNew;
    links.push({ link: saved.link, consent });
  }
  return { links: await withAccounts(db, userId, links), isNew };
}

export const listLinks = async (db: Database, userId: string): Promise<BankLink[]> =>
  withAccounts(db, userId, await findLinks(db, userId));

/** Removes a connection, first at the aggregator so that retries work. Throws a 404 for another user's connection. */
export async function disconnect(
  { db, aggregator, userId }: LinkRequestContext,
  id: string,
  forgetMoney: UpdateDerivedData,
): Promise<void> {
  const link = await findLink(db, userId, id);
  if (!link) throw new ApiError(404, 'This bank connection does not exist.');
  await aggregator.removeConnection(userId, link.providerAccountId);
  await removeLink(db, link, forgetMoney);
}

/** Removes a user's data at the aggregator before the account's deletion. Repeatable; rejects if there is no response. */
export async function removeUserAtAggregator(db: Database, aggregator: Aggregator, userId: string): Promise<void> {
  // The aggregator does not know users who never consented.
  if (!(await hasConsented(db, userId))) return;
  for (const { link } of await findLinks(db, userId)) {
    await aggregator.removeConnection(userId, link.providerAccountId);
  }
  await aggregator.removePerson(userId);
}
