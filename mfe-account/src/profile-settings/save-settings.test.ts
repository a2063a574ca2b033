import { ApiError } from '@verdant/shared/api';
import { profileOf, type User } from '@verdant/shared/contract';
import { fakeApi, testUser } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { saveSettings } from './save-settings';
import type { Section, Settings } from './settings';

const settings: Settings = {
  profile: profileOf({ first_name: 'Ann', last_name: 'Lee' }),
  notifications: { email: false, push: false, marketing: true },
  preferences: { theme: 'dark', language: 'de' },
};
const all: Section[] = ['profile', 'notifications', 'preferences'];
const http = (status: number, detail?: string) =>
  new ApiError('http', `Request failed with status code ${status}`, { status, detail, url: '/x' });

async function save(responses: FakeAnswers, sections: Section[] = all) {
  const api = fakeApi(responses);
  const users: User[] = [];
  const result = await saveSettings({
    api,
    user: testUser,
    settings,
    switches: { push: false },
    sections,
    onSaved: (_section, user) => users.push(user),
  });
  return { ...result, calls: api.calls, user: users.at(-1) };
}

const allFine = {
  'GET /auth/me': { ...testUser, notifications: { email: false, push: true, marketing: true } },
  'PUT /auth/me': testUser,
  'PUT /auth/me/notifications': undefined,
  'PUT /auth/me/preferences': undefined,
};

test('sends each section in its own request, and the profile with its e-mail @s-3.5 @s-7.7 @s-7.9 @s-7.10 @s-7.16', async () => {
  const { calls, saved } = await save(allFine);
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: '/auth/me',
      body: { ...settings.profile, email: 'jo@example.com' },
    },
    { method: 'GET', path: '/auth/me' },
    { method: 'PUT', path: '/auth/me/notifications', body: { email: false, push: false, marketing: true } },
    { method: 'PUT', path: '/auth/me/preferences', body: { theme: 'dark', language: 'de' } },
  ]);
  expect(saved).toEqual(all);
});

test('a switch that was not changed is sent with its currently stored value', async () => {
  const stored = { ...testUser, notifications: { email: false, push: true, marketing: false } };
  const { calls, user } = await save({ ...allFine, 'GET /auth/me': stored }, ['notifications']);
  const notifications = { email: false, push: false, marketing: false };
  expect(calls.at(-1)).toEqual({ method: 'PUT', path: '/auth/me/notifications', body: notifications });
  expect(user).toMatchObject({ notifications });
});

// Stored switches must be read before a save, because a link in a mail can have turned mail off since the page was opened.
test('sends no switches if the stored switches cannot be read', async () => {
  const { calls, failed } = await save({ ...allFine, 'GET /auth/me': http(503) }, ['notifications']);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  expect(failed).toEqual(['notifications']);
});

test('the returned user overrides the sent values, and fields missing from the response keep the sent values @s-3.5', async () => {
  const { user } = await save({ 'PUT /auth/me': { first_name: 'ANN' } }, ['profile']);
  expect(user).toEqual({ ...testUser, first_name: 'ANN', last_name: 'Lee' });
});

test('a response that repeats the notifications does not replace the user', async () => {
  const { user } = await save({ ...allFine, 'PUT /auth/me/notifications': settings.notifications }, ['notifications']);
  expect(user).toEqual({ ...testUser, notifications: settings.notifications });
});

test('saving a later section keeps the fields that an earlier section returned', async () => {
  const { user } = await save({ ...allFine, 'PUT /auth/me': { ...testUser, first_name: 'Ann' } });
  expect(user).toMatchObject({
    first_name: 'Ann',
    notifications: settings.notifications,
    preferences: settings.preferences,
  });
});

test.each([undefined, null, {}, 'ok'])(
  'an invalid response to the profile call (%p) is a failure without a message @s-5.9',
  async (response) => {
    expect(await save({ 'PUT /auth/me': response }, ['profile'])).toMatchObject({
      saved: [],
      failed: ['profile'],
      reasons: [],
    });
  },
);

test('the reason of a failure is the detail of the response, else the message of the error', async () => {
  const withDetail = await save({ 'PUT /auth/me': http(409, 'This phone is in use') }, ['profile']);
  expect(withDetail.reasons).toEqual(['This phone is in use']);
  const without = await save({ 'PUT /auth/me': http(503) }, ['profile']);
  expect(without.reasons).toEqual(['Request failed with status code 503']);
});

test('a failed section does not prevent saving the next section, and a repeated reason is reported once', async () => {
  const result = await save({
    ...allFine,
    'PUT /auth/me': http(500, 'Sorry'),
    'PUT /auth/me/notifications': http(500, 'Sorry'),
  });
  expect(result).toMatchObject({
    saved: ['preferences'],
    failed: ['profile', 'notifications'],
    reasons: ['Sorry'],
    signedOut: false,
  });
});

test('an ended session stops saving the remaining sections', async () => {
  const result = await save({ ...allFine, 'PUT /auth/me': http(401, 'Not authenticated') });
  expect(result).toMatchObject({ saved: [], failed: ['profile'], signedOut: true });
  expect(result.calls).toHaveLength(1);
});
