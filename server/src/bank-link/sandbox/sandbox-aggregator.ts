import { randomUUID } from 'node:crypto';
import { and, eq, like, sql } from 'drizzle-orm';
import { tokens } from '../../accounts/schema';
import { createToken, findTokenData } from '../../accounts/tokens';
import type { Database } from '../../database';
import type { Aggregator } from '../aggregator';
import {
  aggregatorUnavailableError,
  parseAccounts,
  parseTransactions,
  type ConnectionFilter,
} from '../aggregator-reader';
import { sandboxLinks, type SandboxLink } from '../schema';
import { buildSandboxAccounts, buildSandboxTransactions } from './samples';

/** Lifetime of a widget's token, a little shorter than the 30 minutes of a FastLink token. */
const WIDGET_MINUTES = 29;

export interface WidgetAccess {
  readonly loginName: string;
  /** The only origin that can frame the widget and gets its messages. */
  readonly origin: string;
}

/** Returns the access of a widget's token; undefined for an unknown or expired token. */
export async function findWidgetAccess(db: Database, token: string): Promise<WidgetAccess | undefined> {
  const data = await findTokenData(db, 'bank-widget', token);
  const [loginName, origin] = data?.split(' ') ?? [];
  return loginName !== undefined && origin !== undefined ? { loginName, origin } : undefined;
}

/** Connects a user with a bank. A repeated call keeps the connection and gives it a new request id. */
export async function addSandboxLink(db: Database, loginName: string, providerId: number): Promise<SandboxLink> {
  const requestId = randomUUID();
  const [link] = await db
    .insert(sandboxLinks)
    .values({ loginName, providerId, requestId })
    .onConflictDoUpdate({ target: [sandboxLinks.loginName, sandboxLinks.providerId], set: { requestId } })
    .returning();
  if (!link) throw new Error('the insert of a connection returned no row');
  return link;
}

const loginOf = (userId: string) => `verdant-${userId}`;

/**
 * Creates an aggregator of fictional banks. Connections are stored in the database; accounts and transactions are computed.
 */
export function createSandboxAggregator(db: Database): Aggregator {
  const isOfUser = (userId: string) => eq(sandboxLinks.loginName, loginOf(userId));
  const idText = sql<string>`${sandboxLinks.providerAccountId}::text`;
  return {
    tokenFor: async (userId, origin) =>
      createToken(db, { purpose: 'bank-widget', data: `${loginOf(userId)} ${origin}`, minutes: WIDGET_MINUTES }),
    readerFor: async (userId, signal) => {
      const find = async ({ requestId, providerAccountId }: ConnectionFilter) => {
        if (signal?.aborted) throw aggregatorUnavailableError(signal.reason);
        const links = await db
          .select()
          .from(sandboxLinks)
          .where(
            and(
              isOfUser(userId),
              requestId === undefined ? undefined : eq(sandboxLinks.requestId, requestId),
              providerAccountId === undefined ? undefined : eq(idText, providerAccountId),
            ),
          )
          .orderBy(sandboxLinks.providerAccountId);
        return links.flatMap((link) => buildSandboxAccounts(link, new Date()));
      };
      return Promise.resolve({
        accounts: async (filter) => parseAccounts(await find(filter)),
        transactions: async (accountId, fromDate, toDate) => {
          const account = (await find({})).find(({ id }) => String(id) === accountId);
          return parseTransactions(account ? buildSandboxTransactions(account, fromDate, toDate) : []);
        },
        ask: async (providerAccountId) => ((await find({ providerAccountId })).length > 0 ? 'done' : 'failed'),
      });
    },
    removeConnection: async (userId, providerAccountId) => {
      await db.delete(sandboxLinks).where(and(isOfUser(userId), eq(idText, providerAccountId)));
    },
    removePerson: async (userId) => {
      await db.delete(sandboxLinks).where(isOfUser(userId));
      await db.delete(tokens).where(and(eq(tokens.purpose, 'bank-widget'), like(tokens.data, `${loginOf(userId)} %`)));
    },
  };
}
