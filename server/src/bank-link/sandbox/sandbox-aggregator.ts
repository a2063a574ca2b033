import type { Database } from '../../database';
import { unavailable, type Aggregator, type ConnectionFilter } from '../aggregator';
import { readAccounts, readTransactions } from '../aggregator-reader';
import { signAccess } from './access-token';
import { accountsOf, type SandboxAccount } from './sample-accounts';
import { transactionsOf } from './sample-transactions';
import { findLinks, removeLink, removeUser, sandboxKey } from './store';

const loginOf = (userId: string) => `verdant-${userId}`;

/** An aggregator of fictional banks: its connections are in the product's database, their data is computed. */
export function createSandboxAggregator(db: Database): Aggregator {
  async function findAccounts(userId: string, filter: ConnectionFilter): Promise<SandboxAccount[]> {
    const { requestId, providerAccountId } = filter;
    const links = (await findLinks(db, loginOf(userId))).filter(
      (link) =>
        (requestId === undefined || link.requestId === requestId) &&
        (providerAccountId === undefined || String(link.providerAccountId) === providerAccountId),
    );
    return links.flatMap((link) => accountsOf(link, new Date()));
  }

  return {
    tokenFor: async (userId, origin) => signAccess(await sandboxKey(db), { loginName: loginOf(userId), origin }),
    accounts: async (userId, filter) => readAccounts(await findAccounts(userId, filter)).records,
    readerFor: async (userId, signal) => {
      const find = async (filter: ConnectionFilter) => {
        if (signal.aborted) throw unavailable(signal.reason);
        return findAccounts(userId, filter);
      };
      return {
        accounts: async (providerAccountId) => readAccounts(await find({ providerAccountId })),
        transactions: async (accountId, fromDate, toDate) => {
          const account = (await find({})).find(({ id }) => String(id) === accountId);
          return readTransactions(account ? transactionsOf(account, fromDate, toDate) : []);
        },
        // A bank of the sandbox responds at once.
        ask: async (providerAccountId) => ((await find({ providerAccountId })).length > 0 ? 'done' : 'failed'),
      };
    },
    removeConnection: async (userId, providerAccountId) => removeLink(db, loginOf(userId), providerAccountId),
    removePerson: async (userId) => removeUser(db, loginOf(userId)),
  };
}
