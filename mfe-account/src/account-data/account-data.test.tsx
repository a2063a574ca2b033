import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { AccountData } from './account-data';

const DELETE = 'POST /auth/me/deletion';
const EXPORT = 'POST /auth/me/export';

function open(responses: Parameters<typeof fakeApi>[0] = {}) {
  let where = () => '';
  const logout = jest.fn(() => where());
  const api = fakeApi(responses);
  const shell = renderInShell(<AccountData />, { api, auth: { logout: () => void logout() }, route: '/dashboard' });
  where = shell.location;
  return { api, logout, user: userEvent.setup({ delay: null }), ...shell };
}
const button = (name: string) => screen.getByRole('button', { name });

test('deleting the account sends the password, shows the page with the date of the deletion, and signs the user out', async () => {
  const { api, logout, user } = open({ [DELETE]: { delete_at: '2026-11-30T09:00:00.000Z' } });
  await user.click(button('Delete my account'));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(button('Delete my account'));
  expect(api.calls).toEqual([{ method: 'POST', path: '/auth/me/deletion', body: { password: 'correct horse' } }]);
  await waitFor(() => expect(logout).toHaveReturnedWith('/account-link'));
  expect(logout).toHaveBeenCalledTimes(1);
});

test('an account is not signed out if its deletion is refused', async () => {
  const { logout, user } = open({ [DELETE]: new ApiError('http', 'x', { status: 400, detail: 'Wrong', url: '/x' }) });
  await user.click(button('Delete my account'));
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByText('Wrong')).toBeVisible();
  expect(logout).not.toHaveBeenCalled();
});

describe('the download of account data', () => {
  test('starts from the URL in the response of the server, and shows that the download has started', async () => {
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function record(this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
    const { user } = open({ [EXPORT]: { url: '/api/v1/auth/export?token=once' } });
    await user.click(button('Download my data'));
    expect(await screen.findByText('The download has started.')).toBeVisible();
    expect(clicked).toEqual([`${window.location.origin}/api/v1/auth/export?token=once`]);
  });

  test('shows an error if the server refuses', async () => {
    const { user } = open({ [EXPORT]: new ApiError('http', 'x', { status: 500, url: '/x' }) });
    await user.click(button('Download my data'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The download could not be started. Please try again.');
  });
});
