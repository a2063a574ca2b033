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

test('an unchanged notification switch is sent with the value that the server currently stores', async () => {
  const stored = { ...testUser, notifications: { email: false, push: true, marketing: false } };
  const { calls, user } = await save({ ...allFine, 'GET /auth/me': stored }, ['notifications']);
  const notifications = { email: false, push: false, marketing: false };
  expect(calls.at(-1)).toEqual({ method: 'PUT', path: '/auth/me/notifications', body: notifications });
  expect(user).toMatchObject({ notifications });
});

// Stored switches must be read before a save, because a link in a mail can have turned mail off since the page was opened.
test('the notification switches are not sent if their stored values cannot be read', async () => {
  const { calls, failed } = await save({ ...allFine, 'GET /auth/me': http(503) }, ['notifications']);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  expect(failed).toEqual(['notifications']);
});

test.each<[string, FakeAnswers, Section, Partial<User>]>([
  [
    'overrides the sent values',
    { 'PUT /auth/me': { first_name: 'ANN' } },
    'profile',
    { first_name: 'ANN', last_name: 'Lee' },
  ],
  [
    'does not replace the user if the response repeats the notifications',
    { ...allFine, 'PUT /auth/me/notifications': settings.notifications },
    'notifications',
    { notifications: settings.notifications },
  ],
])('the response of a save %s @s-3.5', async (_what, responses, section, changed) => {
  const { user } = await save(responses, [section]);
  expect(user).toEqual({ ...testUser, ...changed });
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

test.each([
  [
    'reports the detail of the response, and saves the next section; a repeated reason is reported once',
    { ...allFine, 'PUT /auth/me': http(500, 'Sorry'), 'PUT /auth/me/notifications': http(500, 'Sorry') },
    { saved: ['preferences'], failed: ['profile', 'notifications'], reasons: ['Sorry'], signedOut: false },
  ],
  [
    'reports the message of the error for a response without a detail',
    { ...allFine, 'PUT /auth/me': http(503) },
    { failed: ['profile'], reasons: ['Request failed with status code 503'] },
  ],
  [
    'stops saving the remaining sections if the session has ended',
    { ...allFine, 'PUT /auth/me': http(401, 'Not authenticated') },
    { saved: [], failed: ['profile'], signedOut: true, calls: [expect.objectContaining({ method: 'PUT' })] },
  ],
])('a failed section %s', async (_what, responses, result) => {
  expect(await save(responses)).toMatchObject(result);
});
