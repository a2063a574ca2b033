import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Page, Route } from '@playwright/test';
import { respondWithFault } from '@verdant/federation/faults';
import type { ResponseFault } from '@verdant/federation/faults';
import { listen } from './origin';
import type { OriginServer } from './origin';

/** A fault from the list of faults in docs/qa.md. */
type Fault = ResponseFault & {
  /** Number of requests for each file that get the fault, counted by the retry number in the URL; by default all. */
  times?: number;
};

/** CORS headers, because the fault server has another origin than the page. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'timing-allow-origin': '*',
};

async function respond(response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(response.req.url ?? '/', 'http://faults');
  const intact = await fetch(searchParams.get('file') ?? '');
  const file = {
    content: Buffer.from(await intact.arrayBuffer()),
    type: intact.headers.get('content-type') ?? 'application/octet-stream',
  };
  response.setHeaders(new Map(Object.entries(headers)));
  // Connections are not reused, because a browser repeats a request that is reset on a reused connection.
  response.shouldKeepAlive = false;
  const seconds = Number(searchParams.get('seconds') ?? Number.NaN);
  const fault = searchParams.get('fault') ?? '';
  respondWithFault({ response, file, fault: Number.isNaN(seconds) ? { fault } : { fault, seconds } });
}

let faults: Promise<OriginServer> | undefined;

/** Starts the fault server, once for each test worker. The server ends with the worker. */
async function startFaults(): Promise<OriginServer> {
  const server = createServer((_request, response) => void respond(response));
  server.unref();
  return listen(server);
}

/**
 * Redirects requests for these files to the fault server, without a change of their URLs in the page. Unlike faults of the
 * fault lab, failures are reported. @returns a function that repairs the files
 */
export async function breakFiles(
  page: Page,
  files: string | RegExp,
  { fault, seconds, times = Infinity }: Fault,
): Promise<() => Promise<void>> {
  faults ??= startFaults();
  const { url } = await faults;
  // Grants a permission for local requests: Chromium does not know from which network a document changed by a test comes.
  await page.context().grantPermissions(['local-network-access']);
  const handler = (route: Route) => {
    const file = route.request().url();
    if (Number(new URL(file).searchParams.get('retry')) >= times) return route.fallback();
    const order = new URLSearchParams({ fault, file, ...(seconds != null && { seconds: String(seconds) }) });
    return route.continue({ url: `${url}?${order}` });
  };
  await page.route(files, handler);
  return () => page.unroute(files, handler);
}
