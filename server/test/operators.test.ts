import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { remoteHealth } from '@verdant/federation/contract';
import { sharedReleaseSetup, sharedServer } from './support/shared-server';
import { loadEvent, seedReportingPages, sendReport } from './support/load-reports';
import { query } from './support/query';
import { newSigner, publishFixture } from './support/signing';
import { withServer } from './support/start-server';
import { waitUntil } from './support/until';
import { newUser, signUpVerified } from './support/users';
import {
  activateReleases,
  clearReleases,
  errorDetailOf,
  textMatching,
  requestReleaseChange,
  servedRemoteUrl,
} from './support/visits';

const OPERATOR = 'lead@example.com';
const NAME = 'mfe-samples';
const ENTRY = 'static/js/entry.aaaaaaaa.js';

const team = newSigner();
const operators = newSigner();
const previewsOnly = newSigner();

let lead: string;

const { folder, settings } = sharedReleaseSetup({});
const keys = {
  [NAME]: [{ key: team.publicKey, name: 'CI of samples', owner: 'Ann Lee' }],
  [`${NAME}:previews`]: [previewsOnly.publicKey],
  '*:operators': [{ key: operators.publicKey, name: 'Break glass' }],
};
writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys));
/** On the first server, all users of this machine are developers and operators; on the second, none are. */
const local = sharedServer(settings);
const server = sharedServer(() => ({
  ...settings,
  DATABASE_URL: local.databaseUrl,
  VERDANT_OVERRIDES: 'listed',
  VERDANT_OPERATORS: OPERATOR,
}));
beforeAll(async () => {
  lead = (await signUpVerified(server, { email: OPERATOR })).token;
});
afterEach(async () => clearReleases(server));

async function publish(...versions: string[]): Promise<void> {
  for (const version of versions) expect((await publishFixture(server, team, { version })).status).toBe(201);
}
const activate = async (...versions: string[]) => activateReleases(server, team, ...versions);
const operate = async (action: string, body: Record<string, unknown>, token = lead) =>
  server.request('POST', `/api/v1/operations/${NAME}/${action}`, { body, token });
const history = async () => (await server.request('GET', `/api/v1/releases/${NAME}/history`)).body;
const health = async (token = lead) => {
  const { body } = await server.request('GET', '/api/v1/remote-health', { token });
  return v.parse(remoteHealth, body);
};
const fileOf = async (version: string, from = server, headers: Record<string, string> = {}) =>
  from.request('GET', `/releases/${NAME}/${version}/${ENTRY}`, { headers });

/** Waits for a 404, because a release that was public until now can be served for one more second. */
const isMissing = async (read: () => ReturnType<typeof fileOf>) =>
  waitUntil('a file that is gone', async () => (await read()).status === 404);

describe('an operator who is signed in', () => {
  it('can roll back a remote with a reason; the history names the operator only to operators @g-operators', async () => {
    await activate('2.0.0', '2.1.0');
    expect(await operate('rollback', { reason: ' ' })).toMatchObject({ status: 422 });
    expect(await operate('rollback', { reason: 'Totals are wrong' })).toMatchObject({
      status: 200,
      body: { stable: '2.0.0' },
    });
    expect(await servedRemoteUrl(local)).toBe(`/releases/${NAME}/2.0.0/`);
    expect(await history()).toMatchObject({
      switches: [
        { action: 'rollback', by: 'operator', by_name: 'operator', reason: 'Totals are wrong' },
        { action: 'activate', by_name: 'CI of samples' },
        { action: 'activate' },
      ],
    });
    expect(JSON.stringify(await history())).not.toContain('lead@');
    const { may_operate, remotes } = await health();
    const samples = remotes.find(({ name }) => name === NAME);
    expect(may_operate).toBe(true);
    expect(samples?.switches.map(({ by_name }) => by_name).slice(0, 2)).toEqual([OPERATOR, 'CI of samples (Ann Lee)']);
    expect(samples?.published[0]).toMatchObject({ version: '2.1.0', by_name: 'CI of samples (Ann Lee)' });
  });

  it('cannot roll back to a release that was never active for all visitors, in the browser or with a key @g-operators', async () => {
    await activate('2.0.0', '2.1.0');
    await publish('2.2.0');
    const refused = {
      status: 403,
      body: {
        detail: textMatching(/^mfe-samples 2\.2\.0 was never active for all visitors: only its team activates it\./),
      },
    };
    expect(await operate('rollback', { version: '2.2.0', reason: 'Try' })).toMatchObject(refused);
    expect((await requestReleaseChange(server, team, 'canary', { version: '2.2.0', percent: 5 })).status).toBe(200);
    expect(await requestReleaseChange(server, operators, 'rollback', { version: '2.2.0' })).toMatchObject(refused);
    expect(await operate('rollback', { version: '2.0.0', reason: 'Slow' })).toMatchObject({
      body: { stable: '2.0.0' },
    });
    expect((await requestReleaseChange(server, operators, 'rollback', { version: '2.1.0' })).status).toBe(200);
  });

  it('freezes a remote: activations are refused, but a rollback to the previous release is possible @g-freeze', async () => {
    await activate('2.0.0', '2.1.0');
    await publish('2.2.0');
    expect(await operate('freeze', { reason: 'Audit' })).toMatchObject({
      status: 200,
      body: { changed: true, message: textMatching(/^It is frozen: .+ Everyone gets mfe-samples 2\.1\.0\.$/) },
    });
    for (const [action, fields] of [
      ['activate', { version: '2.2.0' }],
      ['canary', { version: '2.2.0', percent: 5 }],
      ['rollback', { version: '2.2.0' }],
    ] as const) {
      const refused = await requestReleaseChange(server, team, action, fields);
      expect([refused.status, errorDetailOf(refused)]).toEqual([409, textMatching(/^It is frozen: .+ \(Audit\)$/)]);
    }
    expect((await health()).remotes.find(({ name }) => name === NAME)).toMatchObject({ frozen: true });
    expect((await requestReleaseChange(server, team, 'rollback')).body).toMatchObject({ stable: '2.0.0' });
    expect(await operate('unfreeze', { reason: 'Done' })).toMatchObject({ status: 200 });
    expect((await requestReleaseChange(server, team, 'activate', { version: '2.2.0' })).status).toBe(200);
  });

  it('freezes a remote without stopping its automatic rollback @g-freeze', async () => {
    await activate('2.0.0', '2.1.0');
    await operate('freeze', { reason: 'Audit' });
    await seedReportingPages(local, '2.1.0', 19, 'failed');
    await sendReport(local, [loadEvent('2.1.0')]);
    expect(await servedRemoteUrl(server)).toBe(`/releases/${NAME}/2.0.0/`);
    expect(await history()).toMatchObject({
      switches: [{ action: 'automatic', by: 'server' }, { action: 'freeze' }, {}, {}],
    });
  });

  it('removes a release for everyone, unless the release is active @g-removed-releases', async () => {
    await activate('2.0.0', '2.1.0');
    await publish('2.2.0');
    expect((await fileOf('2.0.0')).status).toBe(200);
    expect(await operate('remove', { version: '2.1.0', reason: 'A secret' })).toMatchObject({
      status: 409,
      body: { detail: '2.1.0 is active: roll back first, then remove it.' },
    });
    for (const version of ['2.0.0', '2.2.0']) {
      expect(await operate('remove', { version, reason: 'A secret' })).toMatchObject({ status: 200 });
      for (const from of [server, local]) await isMissing(async () => fileOf(version, from));
    }
    expect(await publishFixture(server, team, { version: '2.2.0' })).toMatchObject({
      status: 409,
      body: { detail: 'mfe-samples 2.2.0 was removed, and a version is never used twice: choose another version.' },
    });
    expect(await requestReleaseChange(server, team, 'activate', { version: '2.0.0' })).toMatchObject({
      status: 404,
      body: { detail: 'mfe-samples 2.0.0 was removed.' },
    });
    expect(await history()).toMatchObject({
      switches: [{ action: 'remove', from: '2.2.0', reason: 'A secret' }, {}, {}, {}],
    });
    expect(await requestReleaseChange(server, team, 'rollback')).toMatchObject({
      body: { message: 'Everyone gets the build next to the server.' },
    });
  });

  it('must be a listed account: other accounts get 403, and visitors without a sign-in get 401', async () => {
    await activate('2.0.0');
    const { token } = await newUser(server);
    for (const action of ['rollback', 'freeze', 'unfreeze', 'remove']) {
      const body = { reason: 'No', version: '2.0.0' };
      expect((await operate(action, body, token)).status).toBe(403);
      expect((await server.request('POST', `/api/v1/operations/${NAME}/${action}`, { body })).status).toBe(401);
    }
    expect(await servedRemoteUrl(server)).toBe(`/releases/${NAME}/2.0.0/`);
  });

  it('is not required on a local server, but requests from pages of other sites get 403', async () => {
    await activate('2.0.0');
    const path = `/api/v1/operations/${NAME}/freeze`;
    const headers = { 'sec-fetch-site': 'same-site' };
    expect((await local.request('POST', path, { body: { reason: 'No' }, headers })).status).toBe(403);
    expect((await local.request('POST', path, { body: { reason: 'Yes' } })).status).toBe(200);
    expect(await history()).toMatchObject({
      switches: [{ by: 'operator', by_name: 'operator on the server' }, {}],
    });
  });
});

describe("an operator's key", () => {
  it('rolls back any remote, but cannot publish, activate, freeze or remove @g-operators', async () => {
    await activate('2.0.0', '2.1.0');
    expect((await requestReleaseChange(server, operators, 'rollback', { reason: 'Night' })).body).toMatchObject({
      stable: '2.0.0',
    });
    expect(await history()).toMatchObject({ switches: [{ by_name: 'Break glass' }, {}, {}] });
    for (const action of ['activate', 'canary']) {
      const refused = await requestReleaseChange(server, operators, action, { version: '2.1.0', percent: 5 });
      expect([refused.status, errorDetailOf(refused)]).toEqual([403, textMatching(/^This key is an operator's: /)]);
    }
    expect((await publishFixture(server, operators, { version: '2.2.0' })).status).toBe(403);
    for (const action of ['freeze', 'unfreeze', 'remove']) {
      const fields = { version: '2.1.0', reason: 'No' };
      for (const signer of [operators, team]) {
        expect((await requestReleaseChange(server, signer, action, fields)).status).toBe(404);
      }
    }
  });
});

test('a server removes old releases, except active ones and those that a rollback would activate @g-retention', async () => {
  await publish('1.0.0', '1.1.0');
  await activate('2.0.0', '2.1.0', '2.2.0');
  await query(server, "update releases set published_at = now() - interval '100 days' where version <> '1.1.0'");
  // The hourly task is due, and a server that starts runs it at once.
  const limits = { VERDANT_RELEASE_DAYS: '90', VERDANT_RELEASE_KEEP: '0' };
  await withServer({ ...settings, ...limits, DATABASE_URL: local.databaseUrl }, async () => {
    for (const version of ['1.0.0', '2.0.0']) await isMissing(async () => fileOf(version, local));
    for (const version of ['2.1.0', '2.2.0']) expect((await fileOf(version)).status).toBe(200);
    expect((await fileOf('1.1.0', local)).status).toBe(200);
    expect(await history()).toMatchObject({ switches: [{ action: 'remove', by: 'server' }, {}, {}, {}, {}] });
  });
});

it('a release that was never active is served only to users who may preview releases, and is never cached @g-public-releases', async () => {
  await publish('2.0.0');
  const hidden = await fileOf('2.0.0');
  expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(hidden.headers.get('access-control-allow-origin')).toBe('*');
  expect((await server.request('GET', `/api/v1/releases/${NAME}`)).body).toMatchObject({ versions: [{ pages: [] }] });

  const forDevelopers = await fileOf('2.0.0', local);
  expect([forDevelopers.status, forDevelopers.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await fileOf('2.0.0', local, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);

  await requestReleaseChange(server, team, 'canary', { version: '2.0.0', percent: 1 });
  const shown = await fileOf('2.0.0');
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
});
