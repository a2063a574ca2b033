import * as v from 'valibot';
import { registry } from '@verdant/federation/contract';
import { rawRequest, type RawResponse } from './raw-request';
import type { TestServer } from './start-server';

export const LAB_API = '/api/v1/fault-lab';
type Fault = Record<string, unknown>;

export const samplesFault = (stage: string, fault: string, more: Fault = {}) => ({
  remote: 'mfe-samples',
  stage,
  fault,
  ...more,
});

/** Switches on faults for a tester's browser. Resolves to its cookie and the server's response. */
export async function enableFaults(server: TestServer, faults: readonly Fault[], more: Record<string, unknown> = {}) {
  const response = await server.request('PUT', LAB_API, { body: { faults, ...more } });
  expect([response.status, response.text.slice(0, 300)]).toEqual([200, expect.stringContaining('"on":')]);
  const cookie = /^verdant-lab=[\w-]{43}/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
  return { cookie, headers: { cookie }, response };
}

export async function fetchLabPage(server: TestServer, cookie: string) {
  const page = await server.request('GET', '/budget', { headers: { cookie } });
  const text = /<script type="application\/json" id="federation-registry">(.*?)<\/script>/s.exec(page.text)?.[1];
  const { remotes, lab } = v.parse(registry, JSON.parse(text ?? ''));
  const remote = (name: string) => {
    const found = remotes.find((one) => one.name === name);
    if (!found) throw new Error(`the page has no ${name}`);
    return found;
  };
  return { lab, samples: remote('mfe-samples'), other: remote('mfe-other'), html: page.text };
}

export async function fetchSamplesFile(
  server: TestServer,
  faults: readonly Fault[],
  path: string,
  options: Parameters<typeof rawRequest>[2] = {},
): Promise<RawResponse> {
  const { cookie } = await enableFaults(server, faults);
  const page = await fetchLabPage(server, cookie);
  return rawRequest(server.port, `${page.samples.url}${path}`, { cookie, ...options });
}
