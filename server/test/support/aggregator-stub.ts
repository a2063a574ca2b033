import { createServer } from 'node:http';
import { listenOnFreePort } from '../../testing/free-port';
import { afterAllTests } from './shared-server';

export interface StubTransaction {
  readonly id: number;
  readonly accountId: number;
  readonly amount: { readonly amount: number; readonly currency: string };
  readonly baseType: 'CREDIT' | 'DEBIT';
  readonly category: string;
  readonly description: { readonly original: string };
  readonly date: string;
  readonly status: string;
}

/** Data of the stub, in the shapes of Yodlee's API. Tests change it between requests. */
export interface StubData {
  accounts: Readonly<Record<string, unknown>>[];
  transactions: (StubTransaction | (Readonly<Record<string, unknown>> & { readonly accountId: number }))[];
  connection: string;
  asked: number;
  /** HTTP status of all responses except responses to token requests. */
  status: number;
  /** Holds responses with accounts until `until` resolves; counts them in `requests`. Data is read before the wait. */
  held?: { readonly until: Promise<void>; requests: number } | undefined;
}

export interface AggregatorStub {
  readonly data: StubData;
  readonly pages: URLSearchParams[];
  readonly settings: Record<string, string>;
  readonly close: () => void;
}

/** Returns a savings account of the connection 77, in the shape of Yodlee's API. */
export const stubAccount = (changes: Readonly<Record<string, unknown>> = {}) => ({
  CONTAINER: 'bank',
  id: 501,
  providerAccountId: 77,
  providerName: 'Real Bank',
  accountName: 'Saver',
  accountNumber: '062000123456789',
  accountType: 'SAVINGS',
  balance: { amount: 1234.56, currency: 'AUD' },
  dataset: [{ name: 'BASIC_AGG_DATA', additionalStatus: 'AVAILABLE_DATA_RETRIEVED' }],
  ...changes,
});

/** Returns a pending grocery payment of today from the account above. */
export const stubTransaction = (id: number): StubTransaction => ({
  id,
  accountId: 501,
  amount: { amount: 0.1 + 0.2, currency: 'AUD' },
  baseType: 'DEBIT',
  category: 'Groceries',
  description: { original: `COLES ${id} SYDNEY` },
  date: new Date().toISOString().slice(0, 10),
  status: 'PENDING',
});

/** Starts an aggregator stub that the tests of a file share. */
export function sharedAggregatorStub(): AggregatorStub {
  // oxlint-disable-next-line no-unsafe-type-assertion -- filled before the first test
  const stub = {} as AggregatorStub;
  beforeAll(async () => {
    Object.assign(stub, await startAggregatorStub());
  });
  afterAllTests(() => stub.close());
  return stub;
}

/** Starts an aggregator stub that a test controls; unlike the bank sandbox, with failures, paging and deleted data. */
export async function startAggregatorStub(): Promise<AggregatorStub> {
  const data: StubData = { accounts: [], transactions: [], status: 200, connection: 'SUCCESS', asked: 0 };
  const pages: URLSearchParams[] = [];
  const respond = (method: string | undefined, url: URL): unknown => {
    const from = url.searchParams;
    if (url.pathname === '/ysl/auth/token') return { token: { accessToken: 'of-a-person' } };
    const connection = from.get('providerAccountId');
    const isAsked = (account: Readonly<Record<string, unknown>>) =>
      connection === null || String(account['providerAccountId']) === connection;
    if (url.pathname.startsWith('/ysl/providerAccounts')) {
      data.asked += method === 'PUT' ? 1 : 0;
      return { providerAccount: [{ status: data.connection, lastUpdated: '2026-01-02T03:04:05Z' }] };
    }
    if (url.pathname === '/ysl/accounts') return { account: data.accounts.filter(isAsked) };
    if (url.pathname !== '/ysl/transactions') return {};
    pages.push(from);
    const [skip, top] = [Number(from.get('skip')), Number(from.get('top'))];
    const found = data.transactions.filter(({ accountId }) => String(accountId) === from.get('accountId'));
    return { transaction: found.slice(skip, skip + top) };
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    const status = url.pathname === '/ysl/auth/token' ? 200 : data.status;
    const body = JSON.stringify(respond(request.method, url));
    const held = url.pathname === '/ysl/accounts' ? data.held : undefined;
    if (held) held.requests += 1;
    void Promise.resolve(held?.until).then(() => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body);
    });
  });
  const port = await listenOnFreePort(server);
  return {
    data,
    pages,
    settings: {
      BANK_LINK_MODE: 'yodlee',
      SANDBOX_PORT: '',
      FASTLINK_URL: 'https://fl4.example.com/authenticate/x/fastlink/',
      YODLEE_API_URL: `http://127.0.0.1:${port}/ysl`,
      YODLEE_CLIENT_ID: 'the-id',
      YODLEE_CLIENT_SECRET: 'the-secret',
      YODLEE_ADMIN_LOGIN: 'admin',
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
