import { releaseFolder, sharedServer } from './support/shared-server';
import { newSigner, publishFixture } from './support/signing';
import { type ApiResponse } from './support/start-server';
import { newUser, signUpVerified } from './support/users';
import { detailOf, requestActivation, servedUrl, visit } from './support/visits';

const team = newSigner();

const { settings } = releaseFolder({ 'mfe-samples': [team] });
const server = sharedServer({
  ...settings,
  BANK_LINK_MODE: 'off',

  VERDANT_OVERRIDES: 'listed',
  VERDANT_DEVELOPERS: 'dev@example.com',
});

const act = async (action: string, fields: Record<string, unknown> = {}) =>
  requestActivation(server, team, action, fields);
const stable = '/releases/mfe-samples/2.0.0/';
const staged = '/releases/mfe-samples/2.1.0/';
const cookieOf = ({ headers }: ApiResponse) => headers.get('set-cookie')?.split(';')[0];
const me = async (token: string) => server.request('GET', '/api/v1/auth/me', { token });
const file = async (cookie: string) =>
  (await server.request('GET', `${staged}static/js/entry.aaaaaaaa.js`, { headers: { cookie } })).status;

it('a release is for developers first, then for a percentage with them, then for all', async () => {
  const { token: developer } = await signUpVerified(server, { email: 'dev@example.com' });
  const { token: other } = await newUser(server);
  for (const version of ['2.0.0', '2.1.0']) await publishFixture(server, team, { version });
  await act('activate', { version: '2.0.0' });
  expect(await act('staff', { version: '2.0.0' })).toMatchObject({ status: 409 });
  const begun = await act('staff', { version: '2.1.0', reason: 'New slider' });
  expect(begun.body).toMatchObject({
    canary: { version: '2.1.0', percent: 0, staff: true },
    message: 'Developers get mfe-samples 2.1.0, everyone else gets mfe-samples 2.0.0.',
  });

  // A page has no sign-in; the first call with one gives the browser its cookie.
  const before = await visit(server);
  expect(before.page.text).not.toContain('2.1.0');
  expect(before.cookie).toBeUndefined();
  const called = await me(developer);
  expect(called.headers.get('set-cookie')).toMatch(
    /^verdant-staff=[\w-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const cookie = cookieOf(called) ?? '';
  expect(cookie).not.toContain(developer);
  expect(cookieOf(await me(other))).toBeUndefined();
  expect(await servedUrl(server, cookie)).toBe(staged);
  expect((await visit(server, cookie)).remote()?.previous?.version).toBe('2.0.0');
  expect([await file(cookie), await file('verdant-staff=forged')]).toEqual([200, 404]);
  expect(await servedUrl(server, 'verdant-staff=forged')).toBe(stable);

  const { body } = await server.request('GET', '/api/v1/releases/mfe-samples/history', {});
  expect(body).toMatchObject({ switches: [{ action: 'staff', to: '2.1.0', reason: 'New slider' }, {}] });
  const list = await server.request('GET', '/api/v1/releases/mfe-samples', {});
  expect(list.body).toMatchObject({ versions: [{ version: '2.1.0', pages: [] }, { version: '2.0.0' }] });

  expect(await act('canary', { percent: 1 })).toMatchObject({
    body: { message: 'Developers and 1% of the visitors get mfe-samples 2.1.0, everyone else gets mfe-samples 2.0.0.' },
  });
  expect(await servedUrl(server, cookie)).toBe(staged);
  await act('rollback');
  expect(await servedUrl(server, cookie)).toBe(stable);
  await act('staff', { version: '2.1.0' });
  await server.request('POST', '/api/v1/auth/logout', { token: developer });
  expect(await servedUrl(server, cookie)).toBe(stable);
  expect(await act('activate')).toMatchObject({ body: { stable: '2.1.0', canary: null } });
  expect(await servedUrl(server)).toBe(staged);
});

it('needs a version where no canary runs, and one that is published', async () => {
  expect(detailOf(await act('staff'))).toBe('Please name a version: no canary is running.');
  expect(await act('staff', { version: '9.9.9' })).toMatchObject({ status: 404 });
});
