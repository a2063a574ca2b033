import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell, testUser } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { EmailReminder } from '.';

const SEND = 'POST /auth/me/verification';
const STATUS = 'GET /auth/me/status';
const refused = (status: number, detail?: string) => new ApiError('http', 'x', { status, detail, url: '/x' });

// Imports the chunk early, because compiling it takes longer than tests wait for an element.
beforeAll(async () => import('./calls'));
beforeEach(() => sessionStorage.clear());

function open(responses: FakeAnswers = {}, email_verified: boolean | null = false) {
  const api = fakeApi(responses);
  const updateUser = jest.fn();
  const auth = { updateUser, user: { ...testUser, ...(email_verified !== null && { email_verified }) } };
  return { api, updateUser, ...renderInShell(<EmailReminder />, { api, auth }) };
}
const line = async () => screen.findByRole('complementary', { name: 'Confirm your email address' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows the address to which the confirmation email was sent, without an API call and without an alert', async () => {
  const { api } = open();
  expect(await line()).toHaveTextContent('open the link in the email that we sent to jo@example.com.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test.each([[true], [null]])('shows nothing if the address is confirmed or its state is unknown: %s', (isVerified) => {
  const { container } = open({}, isVerified);
  expect(container.textContent).toBe('');
});

test('sends the email again after a click, and shows that the email was sent', async () => {
  const { api } = open({ [SEND]: undefined });
  await press('Send the email again');
  expect(await screen.findByText('Sent. Only the newest link works, for 24 hours.')).toBeVisible();
  expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([SEND]);
});

test.each([
  [refused(429, 'Too many attempts. Please try again in 50 minutes.'), /^Too many attempts\. .* 50 minutes\.$/],
  [refused(500), 'The email could not be sent. Please try again.'],
  [new ApiError('network', 'x', { url: '/x' }), /^Network error/],
])('explains why the email could not be sent, and leaves the button enabled (failure %#)', async (failure, words) => {
  open({ [SEND]: failure });
  await press('Send the email again');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the email again' })).toBeEnabled();
});

test('a dismissed reminder stays hidden in this tab, and the focus stays on the page', async () => {
  const { container, unmount } = open();
  await press('Not now');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(container.contains(document.activeElement)).toBe(true);
  unmount();
  expect(open().container.textContent).toBe('');
});

test('an address confirmed in another tab is marked as confirmed when the user returns', async () => {
  const { updateUser } = open({ [STATUS]: { email_verified: true, new_email: null } });
  await line();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(updateUser).toHaveBeenCalledWith({ email_verified: true }));
});
