import * as v from 'valibot';
import {
  bankLinksResponse,
  correctedMerchant,
  importPreview,
  linkSession,
  moneyImport,
  moneyMeasures,
  moneyOverview,
  moneySpending,
  moneyTransactions,
  type MoneyTransaction,
} from '@verdant/shared/contract';
import { importFile, previewImport, type SentFile } from './import-file';
import { newUser } from './users';
import type { TestServer } from './start-server';
import { waitUntil } from './until';
import { linkBankInWidget } from './widget-visitor';

/** Creates a user, and returns functions that send the user's money calls. */
export async function createMoneyClient(server: TestServer) {
  const { id: userId, token } = await newUser(server);
  const send = async (method: string, path: string, body?: unknown) =>
    server.request(method, `/api/v1${path}`, { token, ...(body !== undefined && { body }) });
  const session = async () => v.parse(linkSession, (await send('POST', '/bank/link-session')).body);
  const links = async () => v.parse(bankLinksResponse, (await send('GET', '/bank/links')).body).links;
  const confirm = async (body: object) =>
    v.parse(bankLinksResponse, (await send('POST', '/bank/links', body)).body).links;
  const page = async (query = '') =>
    v.parse(moneyTransactions, (await send('GET', `/money/transactions${query}`)).body);
  const overview = async () => v.parse(moneyOverview, (await send('GET', '/money/accounts')).body);
  const link = async (bank: string) => {
    const { providerAccountId } = await linkBankInWidget(await session(), { bank, user: 'success' });
    return confirm({ provider_account_id: providerAccountId });
  };
  /** Waits until the job started by a confirmation has stored the first figures. Resolves to the overview. */
  const firstFigures = async () =>
    waitUntil('the first figures', async () => {
      const seen = await overview();
      return seen.updates[0]?.updated_at ? seen : undefined;
    });
  const all = async (limit = 200): Promise<MoneyTransaction[]> => {
    const found: MoneyTransaction[] = [];
    for (let next: string | null = ''; next !== null;) {
      const before: string = next === '' ? '' : `&before=${next}`;
      const response = await page(`?limit=${limit}${before}`);
      found.push(...response.transactions);
      next = response.next;
    }
    return found;
  };
  return {
    id: userId,
    token,
    send,
    session,
    links,
    confirm,
    page,
    link,
    firstFigures,
    /** Links a bank of the sandbox, and waits for its figures, which a job stores. */
    linkWithFigures: async (bank: string) => {
      await link(bank);
      return firstFigures();
    },
    importFile: async (file: SentFile) => importFile(server, token, file),
    /** Imports a file that is not refused. Resolves to the stored import. */
    imported: async (file: SentFile) => v.parse(moneyImport, (await importFile(server, token, file)).body),
    preview: async (file: SentFile) => v.parse(importPreview, (await previewImport(server, token, file)).body),
    refresh: async () => v.parse(moneyOverview, (await send('POST', '/money/refresh')).body),
    overview,
    spending: async (query = '') => v.parse(moneySpending, (await send('GET', `/money/spending${query}`)).body).months,
    measures: async () => v.parse(moneyMeasures, (await send('GET', '/money/measures')).body),
    correct: async (id: string, category: string | null, more: { only_this?: true } = {}) =>
      v.parse(correctedMerchant, (await send('PUT', `/money/transactions/${id}/category`, { category, ...more })).body),
    all,
    /** Finds the transaction of an amount in cents; throws without one. */
    transactionOf: async (cents: number) => {
      const transaction = (await all()).find(({ amount_cents }) => amount_cents === cents);
      if (!transaction) throw new Error(`no transaction of ${cents}`);
      return transaction;
    },
  };
}
