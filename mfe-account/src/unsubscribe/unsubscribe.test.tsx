import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { Unsubscribe } from './unsubscribe';

const PATH = 'POST /notifications/unsubscribe/the-token';
const unknownLink = new ApiError('http', 'x', { status: 400, url: '/notifications/unsubscribe' });
const unreachable = new ApiError('network', 'x', { url: '/notifications/unsubscribe' });

function open(given?: unknown, route = '/unsubscribe?token=the-token') {
  const api = fakeApi({ [PATH]: given });
  const signedOut = { isAuthenticated: false, user: null };
  return { api, ...renderInShell(<Unsubscribe />, { api, auth: signedOut, route }) };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Stop reminders' }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('an unsubscribe link sends no request until Stop reminders is clicked, and then the page names the setting for reminders', async () => {
  const { api, location } = open();
  expect(location()).toBe('/unsubscribe');
  expect(api.calls).toEqual([]);
  await press();
  expect(await title('Reminders are off')).toBeVisible();
  expect(screen.getByText(/in your settings, under Notifications/)).toBeVisible();
  expect(api.calls).toMatchObject([{ method: 'POST', path: '/notifications/unsubscribe/the-token' }]);
});

test.each([
  ['an unknown link', '/unsubscribe?token=the-token'],
  ['a URL without a token', '/unsubscribe'],
])('%s shows an error, and advice to sign in and switch the reminders off', async (_what, route) => {
  open(unknownLink, route);
  if (route.includes('token')) await press();
  expect(await title('This link does not work')).toBeVisible();
  expect(screen.getByText(/sign in and switch off/)).toBeVisible();
});

test('a failed request to stop the reminders can be repeated', async () => {
  const { api } = open(unreachable);
  await press();
  expect(await screen.findByText('The reminders could not be stopped. Please try again.')).toBeVisible();
  await press();
  expect(api.calls).toHaveLength(2);
});
