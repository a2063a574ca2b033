import { randomUUID } from 'node:crypto';
import { query } from './query';
import type { TestServer } from './start-server';

/** An event of a report: by default of a chunk that is missing. */
export const loadEvent = (version: string, changes: Record<string, unknown> = {}) => ({
  remote: 'mfe-samples',
  version,
  stage: 'chunk',
  reason: changes['outcome'] === 'loaded' ? 'none' : 'error',
  outcome: 'failed',
  attempt: 1,
  ...changes,
});

interface ReportOptions {
  readonly page?: string | undefined;
  readonly altered?: boolean;
  readonly headers?: Record<string, string>;
}

/** Sends what one page reports, by default a page of its own. Resolves to the status of the response. */
export async function sendReport(
  server: TestServer,
  events: readonly unknown[],
  { page = randomUUID(), headers = {}, ...more }: ReportOptions = {},
): Promise<number> {
  const body = { page, events, ...more };
  return (await server.request('POST', '/api/v1/load-reports', { body, headers })).status;
}

let addresses = 0;
/** Header of a request from an IP address that no other request has, at a server behind a proxy. */
export const fromNewAddress = () => {
  addresses += 1;
  return { 'x-forwarded-for': `100.64.${addresses >> 8}.${addresses & 255}` };
};

/** Stores pages of a release as if they had reported these outcomes a moment ago, each from an IP address of its own. */
export const seedPages = async (
  server: TestServer,
  version: string,
  count: number,
  outcomes: readonly string[],
  weight = 1,
) =>
  query(
    server,
    `insert into load_reports (remote, version, stage, reason, outcome, page, browser, counts, weight)
     select 'mfe-samples', $1, case outcome when 'threw' then 'run' else 'evaluate' end,
       case outcome when 'loaded' then 'none' else 'error' end, outcome, page, 'other', true, $4
     from (select gen_random_uuid() as page from generate_series(1, $2::int)) pages, unnest($3::text[]) outcome`,
    [version, count, outcomes, weight],
  );
