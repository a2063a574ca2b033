import type { TestServer } from './start-server';
import { visit } from './visits';

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
  const { page, registry, remote } = await visit(server, cookie, '/budget');
  const [samples, other] = [remote(), remote('mfe-other')];
  if (!samples || !other) throw new Error('the page has no mfe-samples or no mfe-other');
  return { lab: registry.lab, samples, other, html: page.text };
}
