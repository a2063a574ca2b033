import type { ApiCall } from './api-call';
import { moneyOverview, moneySpending, moneySpendingQuery, moneyTransactions, moneyTransactionsQuery } from './money';

/** Maximum duration of a `refresh` on the server, in milliseconds. The time-out of clients must be longer. */
export const REFRESH_LIMIT_MS = 50_000;

export const moneyCalls = {
  overview: { method: 'GET', path: '/money/accounts', response: moneyOverview },
  refresh: { method: 'POST', path: '/money/refresh', response: moneyOverview },
  transactions: {
    method: 'GET',
    path: '/money/transactions',
    query: moneyTransactionsQuery,
    response: moneyTransactions,
  },
  spending: { method: 'GET', path: '/money/spending', query: moneySpendingQuery, response: moneySpending },
} as const satisfies Record<string, ApiCall>;
