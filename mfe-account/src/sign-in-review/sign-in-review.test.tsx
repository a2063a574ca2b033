import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell, testUser } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { SignInReview } from './sign-in-review';

const PATH = '/auth/me/sign-in-review';
const passkey = (id: string, name: string) => ({
  id,
  name,
  created_at: '2026-03-04T05:06:07.000Z',
  last_used_at: null,
  is_synced: false,
  is_suspended: true,
});
const [phone, laptop] = [passkey('one', 'My phone'), passkey('two', 'Some laptop')];

function open(review: unknown, responses: FakeAnswers = {}, completed = true) {
  const api = fakeApi({ [`GET ${PATH}`]: review, ...responses });
  const auth = { user: { ...testUser, onboarding_completed: completed } };
  return { api, ...renderInShell(<SignInReview />, { api, auth, route: '/sign-in-review' }) };
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const submit = async (password = 'kangaroo umbrella') => {
  await userEvent.type(screen.getByLabelText('Your new password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

test('passkeys go unless they are ticked, and the authenticator app stays', async () => {
  const review = { passkeys: [phone, laptop], app_added_at: '2026-03-04T05:06:07.000Z' };
  const { api, location } = open(review, { [`POST ${PATH}`]: undefined });
  expect(await screen.findByRole('group', { name: 'Passkeys' })).toBeVisible();
  expect([box('My phone'), box('Some laptop')].map((one) => one.matches(':checked'))).toEqual([false, false]);
  expect(box('My phone')).toHaveAccessibleDescription(/^Added .*2026.*, never used$/);
  expect(box('Authenticator app')).toBeChecked();
  await userEvent.click(box('My phone'));
  await submit();
  const body = { password: 'kangaroo umbrella', keep_passkeys: ['one'], keep_app: true };
  expect(api.calls.at(-1)).toEqual({ method: 'POST', path: PATH, body });
  await waitFor(() => expect(location()).toBe('/dashboard'));
});

test('the app goes when it is unticked', async () => {
  const review = { passkeys: [], app_added_at: '2026-03-04T05:06:07.000Z' };
  const { api, location } = open(review, { [`POST ${PATH}`]: undefined }, false);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Authenticator app' }));
  await submit();
  expect(api.calls.at(-1)?.body).toMatchObject({ keep_app: false });
  await waitFor(() => expect(location()).toBe('/onboarding'));
});

test('without anything to decide it leads on', async () => {
  const { location } = open({ passkeys: [], app_added_at: null });
  await waitFor(() => expect(location()).toBe('/dashboard'));
});

test('a wrong password goes under its field', async () => {
  const detail = 'The current password is not right. Please try again.';
  const wrong = new ApiError('http', 'x', { status: 400, detail, url: PATH });
  open({ passkeys: [phone], app_added_at: null }, { [`POST ${PATH}`]: wrong });
  await screen.findByRole('group', { name: 'Passkeys' });
  await submit();
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByLabelText('Your new password')).toHaveFocus();
});

test('what could not be loaded can be tried again', async () => {
  open(new ApiError('network', 'x', { url: PATH }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded. Please try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});
