import * as v from 'valibot';
import { registry, type Registry, type RegistryRemote } from '@verdant/federation/contract';
import { query } from './query';
import { publishFixture, signedBody, type Signer } from './signing';
import { type ApiResponse, type TestServer } from './start-server';

/** Requests a change of a remote's active release (such as `activate` or `rollback`), signed by `signer`. */
export async function requestReleaseChange(
  server: TestServer,
  signer: Signer,
  action: string,
  fields: Record<string, unknown> = {},
  name = 'mfe-samples',
): Promise<ApiResponse> {
  return server.request('POST', `/api/v1/releases/${name}/${action}`, {
    body: signedBody(signer, { action, name, server: server.signedFor, ...fields }),
  });
}

/** Publishes and activates releases of the fixture, one after the other. The last release stays active. */
export async function activateReleases(server: TestServer, signer: Signer, ...versions: string[]): Promise<void> {
  for (const version of versions) {
    expect((await publishFixture(server, signer, { version })).status).toBe(201);
    const reason = `release ${version}`;
    expect((await requestReleaseChange(server, signer, 'activate', { version, reason })).status).toBe(200);
  }
}

let releases = 0;

/** Publishes and activates two releases that no other test of the file has used: a stable one and its successor. */
export async function activateTwoReleases(
  server: TestServer,
  signer: Signer,
): Promise<[stable: string, latest: string]> {
  const versions: [string, string] = [`2.${(releases += 1)}.0`, `2.${(releases += 1)}.0`];
  await activateReleases(server, signer, ...versions);
  return versions;
}

export function errorDetailOf({ body }: ApiResponse): unknown {
  return typeof body === 'object' && body !== null && 'detail' in body ? body.detail : undefined;
}

/** Returns a placeholder in expected values for any text that the pattern matches. */
export const textMatching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

export interface PageVisit {
  readonly page: ApiResponse;
  readonly registry: Registry;
  readonly remote: (name?: string) => RegistryRemote | undefined;
  /** Cookie that the page set, in the form that the browser sends. */
  readonly cookie: string | undefined;
  /** Returns the sources that a directive of the page's content security policies allows. */
  readonly policy: (directive: string) => string[];
}

export async function visit(server: TestServer, cookie?: string, path = '/'): Promise<PageVisit> {
  const page = await server.request('GET', path, { headers: cookie === undefined ? {} : { cookie } });
  const text = /<script type="application\/json" id="federation-registry">(.*?)<\/script>/s.exec(page.text)?.[1];
  const inlined = v.parse(registry, JSON.parse(text ?? ''));
  const directives = (page.headers.get('content-security-policy') ?? '')
    .split(/;|, /)
    .map((directive) => directive.split(' '));
  return {
    page,
    registry: inlined,
    remote: (name = 'mfe-samples') => inlined.remotes.find((remote) => remote.name === name),
    cookie: page.headers.get('set-cookie')?.split(';')[0],
    policy: (directive) => directives.find(([name]) => name === directive)?.slice(1) ?? [],
  };
}

/** Opens a page, and resolves to the base URL of a remote's files on this page. */
export async function servedRemoteUrl(server: TestServer, cookie?: string, name?: string): Promise<string | undefined> {
  return (await visit(server, cookie)).remote(name)?.url;
}

export async function clearReleases(server: TestServer): Promise<void> {
  await query(server, 'delete from activations; delete from remotes; delete from releases');
}
