import * as v from 'valibot';
import type { ImportMapping } from '@verdant/shared/contract';
import type { TestServer } from './start-server';

export { netBankCsv, repeatedPaymentRows, type FileRow } from '../../testing/bank-file';

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
