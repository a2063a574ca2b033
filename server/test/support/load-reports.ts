import { randomUUID } from 'node:crypto';
import { query } from './query';
import type { TestServer } from './start-server';

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

/** Sends the report of one page, by default with a new page id. Resolves to the status of the response. */
export async function sendReport(
  server: TestServer,
  events: readonly unknown[],
  { page = randomUUID(), headers = {}, ...more }: ReportOptions = {},
): Promise<number> {
  const body = { page, events, ...more };
  return (await server.request('POST', '/api/v1/load-reports', { body, headers })).status;
}

let addresses = 0;
/** Returns a header with an IP address that no other request has, for a server behind a proxy. */
export const newIpAddressHeader = () => {
  addresses += 1;
  return { 'x-forwarded-for': `100.64.${addresses >> 8}.${addresses & 255}` };
};

const severity = { loaded: 2, recovered: 3, fell_back: 5, failed: 6 };

/** Stores pages of a release as if they had just reported an outcome, each from a different IP address. */
export const seedReportingPages = async (
  server: TestServer,
  version: string,
  count: number,
  outcome: keyof typeof severity,
  { weight = 1, threw = false } = {},
) =>
  query(
    server,
    `insert into page_loads (remote, version, stage, reason, worst, threw, page, browser, counts, weight)
     select 'mfe-samples', $1, case when $4 then 'run' else 'evaluate' end,
       case when $3 = 2 and not $4 then 'none' else 'error' end, $3::int, $4::boolean, gen_random_uuid(), 'other', true, $5
     from generate_series(1, $2::int)`,
    [version, count, severity[outcome], threw, weight],
  );
