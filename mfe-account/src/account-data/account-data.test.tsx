import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { AccountData } from './account-data';

const DELETE = 'POST /auth/me/deletion';
const EXPORT = 'POST /auth/me/export';
const refused = (status: number, detail?: string) => new ApiError('http', 'x', { status, detail, url: '/x' });

function open(responses: Parameters<typeof fakeApi>[0] = {}) {
  let where = () => '';
  const logout = jest.fn(() => where());
  const api = fakeApi(responses);
  const shell = renderInShell(<AccountData />, { api, auth: { logout: () => void logout() }, route: '/dashboard' });
  where = shell.location;
  return { api, logout, user: userEvent.setup({ delay: null }), ...shell };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('deleting the account', () => {
  async function send(response: unknown) {
    const opened = open({ [DELETE]: response });
    await opened.user.click(button('Delete my account'));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await opened.user.type(screen.getByLabelText('Password'), 'correct horse');
    await opened.user.click(button('Delete my account'));
    return opened;
  }

  test('sends the password, opens the page with the deletion date, and signs the user out on that page', async () => {
    const { api, logout } = await send({ delete_at: '2026-11-30T09:00:00.000Z' });
    expect(api.calls).toEqual([{ method: 'POST', path: '/auth/me/deletion', body: { password: 'correct horse' } }]);
    await waitFor(() => expect(logout).toHaveReturnedWith('/account-link'), { timeout: 5_000 });
    expect(logout).toHaveBeenCalledTimes(1);
  });

  test('with a wrong password shows a message at the password field, and does not sign the user out', async () => {
    const { logout } = await send(refused(400, 'The current password is not right. Please try again.'));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'The current password is not right. Please try again.',
    );
    expect(logout).not.toHaveBeenCalled();
  });
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
    const { user } = open({ [EXPORT]: refused(500) });
    await user.click(button('Download my data'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The download could not be started. Please try again.');
  });
});
