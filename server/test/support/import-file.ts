import * as v from 'valibot';
import type { ImportMapping } from '@verdant/shared/contract';
import { daysAgo } from './days-ago';
import type { TestServer } from './start-server';

export interface SentFile {
  readonly text: string | Uint8Array;
  readonly name?: string;
  readonly mapping?: ImportMapping;
  /** Id of the existing account into which the file is imported; by default a new everyday account is created. */
  readonly accountId?: string;
  /** Index of the account in a file with several accounts. */
  readonly part?: number;
  readonly similar?: 'add' | 'skip';
  readonly account?: { readonly name: string; readonly kind: string };
}

async function sendFile(
  { url }: Pick<TestServer, 'url'>,
  token: string,
  path: '/money/imports' | '/money/imports/preview',
  {
    text,
    name = 'file.csv',
    mapping,
    accountId,
    part,
    similar,
    account = { name: 'Everyday', kind: 'everyday' },
  }: SentFile,
) {
  const isImport = path === '/money/imports';
  const query = new URLSearchParams({
    ...(mapping && { mapping: JSON.stringify(mapping) }),
    ...(accountId !== undefined && { account_id: accountId }),
    ...(part !== undefined && { part: String(part) }),
    ...(similar && { similar }),
    ...(isImport && { file_name: name }),
    ...(isImport && accountId === undefined && { account: JSON.stringify(account) }),
  });
  const response = await fetch(`${url}/api/v1${path}?${query.toString()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: Buffer.from(text),
  });
  return { status: response.status, body: v.parse(v.record(v.string(), v.unknown()), await response.json()) };
}

export const previewImport = async (server: Pick<TestServer, 'url'>, token: string, file: SentFile) =>
  sendFile(server, token, '/money/imports/preview', file);

export const importFile = async (server: Pick<TestServer, 'url'>, token: string, file: SentFile) =>
  sendFile(server, token, '/money/imports', file);

/** A transaction in a file: its day (`2026-11-23`, or days before today), cents and description. */
export type FileRow = readonly [day: string | number, cents: number, words: string];

/** Returns payments every `days` days, back in time from `first` days ago. */
export const repeatedPaymentRows = (
  days: number,
  first: number,
  count: number,
  cents: number,
  words: string,
): FileRow[] => Array.from({ length: count }, (_none, index) => [first + index * days, cents, words]);

/** Returns a file as NetBank exports it: without a header, the newest row first, with balances that lead to `closing`. */
export function netBankCsv(rows: readonly FileRow[], closing = 0): string {
  let balance = closing;
  return rows
    .map(([day, cents, words]) => ({ day: typeof day === 'string' ? day : daysAgo(day), cents, words }))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map(({ day, cents, words }) => {
      const [amount, after] = [cents, balance].map((value) => (value / 100).toFixed(2));
      balance -= cents;
      return `${day.split('-').toReversed().join('/')},"${amount}","${words}","${after}"`;
    })
    .join('\n');
}
